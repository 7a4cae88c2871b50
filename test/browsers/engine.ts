/** Timeout of a call to an engine's driver, well below the test's own, so that the failing call is named. */
export const CALL_LIMIT_MS = 20_000;

/** A browser engine other than Chromium, with only what the journeys need. */
export interface Engine {
  name: string;
  /** Message about what is not installed; null if nothing is missing. */
  missing: string | null;
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  /** Opens a tab with empty storage. */
  newTab: (options: TabOptions) => Promise<Tab>;
  /** Adds a virtual authenticator to the browser; missing if the engine has none. */
  addAuthenticator?: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface TabOptions {
  javascript: boolean;
  /** The viewport; 1440 x 900 px by default. */
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

/** A tab with its own storage. */
export interface Tab {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a synchronous function without closures in the page, even with JavaScript off. Arguments and result are JSON. */
  run: <T, Args extends unknown[]>(inPage: (...args: Args) => T, ...args: Args) => Promise<T>;
  /** A real click at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}
