// Every bound of every benchmark. Times in ms, sizes in thousands (kB) or millions (MB) of bytes; ratios are of figures of one run.

/**
 * What a page may weigh at phone width, as it comes over the wire (brotli), in kB. "Before load" is everything requested
 * before the window's load event, the hero among it.
 */
export const WEIGHT_BUDGETS = {
  beforeLoadKb: 150,
  scriptsBeforeLoad: 0,
  /** HTML with the CSS inside it. */
  documentKb: 30,
  fontsKb: 75,
  /** All that is ever loaded: every island alive, the chat open. */
  javascriptKb: 85,
};

/** How Lighthouse (mobile) may see a page. */
export const PAGE_BUDGETS = {
  /** Of the largest contentful paint of the same page without scripts from a plain file server. */
  lcpRatio: 1.05,
  tbtMs: 50,
  /** What is printed as 0.0000. */
  cls: 0.00005,
  /** Charts may cost a point; the other scores are 100. */
  performance: 99,
};

/** How fast it answers and starts, and what it keeps in memory. */
export const SERVER_BUDGETS = {
  /** Of the rate at which bare node:http sends the same bytes. */
  ratioToBareHttp: 0.9,
  p99Ms: 10,
  readyMs: 1_000,
  idleMb: 120,
};

/** Accepted leads a second, of the commits of the same rows that SQLite alone makes. */
export const LEAD_BUDGETS = { ratioToSqlite: 0.5 };

/** What of five times too much traffic is answered well. */
export const LOAD_BUDGETS = {
  /** Answers a second, of the most before. */
  goodput: 0.8,
  leadShare: 0.995,
  /** At the end, of the memory after a third. */
  memoryRatio: 1.2,
  backWithinS: 10,
};

/** What may grow in half an hour of ordinary traffic. */
export const SOAK_BUDGETS = { memoryMbAnHour: 1, walMb: 64 };

/** Of one answer; what it must say is in test/assistant-cases.ts. */
export const ASSISTANT_BUDGETS = { p95Ms: 20 };
