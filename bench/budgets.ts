// Every bound of every benchmark: what a visitor feels. Times in ms, sizes in thousands (kB) or millions (MB) of bytes; ratios
// are of figures of one run.

/** How Lighthouse (mobile) may see a page, at the median of five. Every score is 100. */
export const PAGE_BUDGETS = {
  homeLcpMs: 2_000,
  /** Of the largest contentful paint of the same page without scripts from a plain file server; on every page but home. */
  lcpRatio: 1.3,
  tbtMs: 100,
  cls: 0.02,
  score: 100,
};

/** All the JavaScript that a page ever loads, with headers: every island alive, the chat open. */
export const WEIGHT_BUDGETS = { javascriptKb: 95 };

/** How fast it answers and starts, and what it keeps in memory. */
export const SERVER_BUDGETS = {
  /** Of the rate at which bare node:http sends the same bytes. */
  ratioToBareHttp: 0.5,
  readyMs: 2_000,
  idleMb: 200,
};

/** Accepted leads a second, of the commits of the same rows that SQLite alone makes. */
export const LEAD_BUDGETS = { ratioToSqlite: 0.3 };

/** The desk over 50,000 leads, at the 95th percentile. */
export const INBOX_BUDGETS = { p95Ms: 100 };

/** The desk's lists over 500 guides, 2,000 homes and 10,000 versions, at the 95th percentile. */
export const CONTENT_BUDGETS = {
  p95Ms: 150,
  /** A public page at the median, of its time without all that. */
  pageRatio: 1.3,
};

/** The desk's first screen on a phone with a cold cache, and moving between leads that were seen before. */
export const DESK_BUDGETS = { firstScreenKb: 200, slow4gMs: 1_500, nextLeadMs: 100 };

/** At five times the traffic that the machine can take. */
export const LOAD_BUDGETS = {
  /** Of the leads: accepted within 2 s. */
  leadShare: 0.995,
  backWithinS: 10,
};

/** What may grow in half an hour of ordinary traffic. */
export const SOAK_BUDGETS = { memoryMbAnHour: 1, walMb: 64 };

/** Of one answer; what it must say is in test/assistant-cases.ts. */
export const ASSISTANT_BUDGETS = { p95Ms: 20 };
