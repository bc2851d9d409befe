// A socket that is there: it comes back by itself after a lost connection, and says while it is gone.
import { API } from './api';

const FIRST_WAIT = 250; // milliseconds until it tries again
const LONGEST_WAIT = 5000;

export interface Hearing {
  /** What to open, each time anew: the address says what is known already. */
  path: () => string;
  heard: (message: unknown) => void;
  /** True when the connection is there. */
  changed: (there: boolean) => void;
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly again = (): void => this.atOnce();
  private readonly offline = (): void => this.lost();

  constructor(private readonly hearing: Hearing) {
    addEventListener('online', this.again);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.again);
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${API}${this.hearing.path()}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.wait = FIRST_WAIT;
      this.hearing.changed(true);
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hearing.heard(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (!this.ended && this.socket === socket) this.lost();
    };
  }

  /** The connection is gone, or the browser says that the network is: a socket alone would notice that much later. */
  private lost(): void {
    const socket = this.socket;
    if (this.ended || !socket) return;
    this.socket = null;
    part(socket);
    this.hearing.changed(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Somebody looks, or the network is back: do not wait any longer. */
  private atOnce(): void {
    if (this.ended || this.socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Send, if the connection is there. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.again);
    if (this.socket) part(this.socket);
    this.socket = null;
  }
}

/** Close a socket; one that is not open yet, as soon as it is: before, the browser would call it a failure. */
function part(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
