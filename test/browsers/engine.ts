/** What a call to an engine's driver may take; it then fails by its name, well before the test's own time is up. */
export const CALL_LIMIT_MS = 20_000;

/** A browser engine other than Chromium, as little of it as the journeys need. */
export interface Engine {
  name: string;
  /** What is not installed, as a line for whoever runs the tests; null when nothing is missing. */
  missing: string | null;
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  /** A visitor nobody has seen before. */
  newTab: (options: TabOptions) => Promise<Tab>;
  /** Gives the browser of its tabs a device that makes passkeys; missing where the engine has none. */
  addAuthenticator?: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface TabOptions {
  javascript: boolean;
  /** What of a page is seen at once; 1440 x 900 px unless told. */
  size?: WindowSize;
}

export interface WindowSize {
  width: number;
  height: number;
}

export const DESKTOP: WindowSize = { width: 1440, height: 900 };

/** A narrow phone. */
export const PHONE: WindowSize = { width: 360, height: 740 };

export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** One tab of a visitor of its own. */
export interface Tab {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page, with JavaScript off too. It must stand alone and be done at once; arguments and result are JSON. */
  run: <T, Args extends unknown[]>(inPage: (...args: Args) => T, ...args: Args) => Promise<T>;
  /** A real click at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}
