// The analysis of a finished game: asks for it, follows its progress, and keeps it as the eyes of the replay number it.
import { get, post, query, type Analysis, type Message } from '../lib/api';
import { said } from '../ui/said';

const LOOK = 1000; // milliseconds between two looks at how far it has come

export interface Means {
  ask?: (viewer: string) => Promise<Analysis>;
  start?: (viewer: string) => Promise<Analysis>;
}

export class Course {
  told: Analysis | null = $state.raw(null);
  /** The eyes whose log numbers the entries. */
  viewer: string | null = $state(null);
  trouble: Message | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly id: string,
    private readonly means: Means = {},
  ) {}

  get working(): boolean {
    return this.told?.state === 'working';
  }
  /** How much of it is done, from 0 to 1. */
  get part(): number {
    return this.told?.total ? this.told.done / this.told.total : 0;
  }
  /** There is a line to draw. */
  get drawn(): boolean {
    return (this.told?.curve.length ?? 0) > 1;
  }

  /** See it as these eyes number the moves. */
  async look(viewer: string): Promise<void> {
    await this.hear(viewer, this.means.ask ?? ((eyes) => get<Analysis>(this.path(eyes))));
  }

  /** Have the game analysed. */
  async start(): Promise<void> {
    if (this.viewer === null || this.working || this.told?.state === 'done') return;
    await this.hear(this.viewer, this.means.start ?? ((eyes) => post<Analysis>(this.path(eyes))));
  }

  private path(viewer: string): string {
    return `/tables/${encodeURIComponent(this.id)}/analysis${query({ viewer })}`;
  }

  private async hear(viewer: string, from: (viewer: string) => Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    this.viewer = viewer;
    try {
      const told = await from(viewer);
      if (viewer !== this.viewer) return; // other eyes are wanted by now
      this.told = told;
      this.trouble = told.trouble ?? null;
    } catch (reason) {
      if (viewer === this.viewer) this.trouble = said(reason);
    }
    if (this.working && !this.ended) this.timer = setTimeout(() => void this.look(this.viewer ?? ''), LOOK);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
