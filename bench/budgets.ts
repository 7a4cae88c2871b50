/**
 * What a page may weigh at phone width, as it comes over the wire (brotli), in thousands of bytes. "Before load" is
 * everything requested before the window's load event, the hero among it.
 */
export const BUDGETS = {
  beforeLoadKb: 150,
  scriptsBeforeLoad: 0,
  /** HTML with the CSS inside it. */
  documentKb: 30,
  fontsKb: 75,
  /** All that is ever loaded: every island alive, the chat open. */
  javascriptKb: 85,
};

/** How fast it answers and starts, and what it keeps in memory. */
export const SERVER_BUDGETS = {
  /** Of the rate at which bare node:http sends the same bytes. */
  ratioToBareHttp: 0.9,
  p99Ms: 10,
  readyMs: 1_000,
  idleMb: 120,
};
