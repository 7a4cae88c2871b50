/** It has no types; these cover the part we use. */
declare module 'async-exit-hook' {
  const exitHook: { unhookEvent(event: string): void };
  export = exitHook;
}
