// What a person has set for this browser: language, light or dark, sound, how fast others' moves are told.
// Kept in the browser's storage; the server knows nothing of it.
export const LANGUAGES = ['en', 'pl', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['calm', 'brisk', 'off'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'roundhouse';

function browserLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => wanted.includes(language) && wanted.indexOf(language) === firstKnown(wanted)) ?? 'en'
  );
}

function firstKnown(wanted: string[]): number {
  return wanted.findIndex((language) => (LANGUAGES as readonly string[]).includes(language));
}

function oneOf<T extends string>(value: unknown, among: readonly T[], otherwise: T): T {
  return among.find((known) => known === value) ?? otherwise;
}

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {}; // no storage, or somebody else's: the usual settings will do
  }
}

class Prefs {
  language: Language = $state('en');
  theme: Theme = $state('auto');
  sound: boolean = $state(false);
  pace: Pace = $state('calm');

  constructor() {
    this.read();
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.read(); // set in another tab
    });
  }

  private read(): void {
    const found = stored();
    this.language = oneOf(found.language, LANGUAGES, browserLanguage());
    this.theme = oneOf(found.theme, THEMES, 'auto');
    this.sound = found.sound === true;
    this.pace = oneOf(found.pace, PACES, 'calm');
  }

  /** Keep what is set now. */
  save(): void {
    const { language, theme, sound, pace } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, sound, pace }));
    } catch {
      // without storage it lasts as long as the page
    }
  }
}

export const prefs = new Prefs();
