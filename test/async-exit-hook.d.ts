/** The package has no types; these cover the part used here. */
declare module 'async-exit-hook' {
  const exitHook: { unhookEvent(event: string): void };
  export = exitHook;
}
