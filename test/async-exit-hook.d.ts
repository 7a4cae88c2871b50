/** Brings no types of its own; this is the part we use. */
declare module 'async-exit-hook' {
  const exitHook: { unhookEvent(event: string): void };
  export = exitHook;
}
