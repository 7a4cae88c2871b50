// The bounds of all benchmarks. Times in ms, sizes in thousands (kB) or millions (MB) of bytes; ratios compare figures of
// one run.

/** Lighthouse (mobile), median of five runs. */
export const PAGE_BUDGETS = {
  homeLcpMs: 2_000,
  /** Relative to the LCP of the same page without scripts from a plain file server; on every page except home. */
  lcpRatio: 1.3,
  tbtMs: 100,
  cls: 0.02,
  score: 100,
};

/** All JavaScript of a page with headers: every island hydrated, the chat open. */
export const WEIGHT_BUDGETS = { javascriptKb: 95 };

export const SERVER_BUDGETS = {
  /** Relative to bare node:http sending the same bytes. */
  ratioToBareHttp: 0.5,
  readyMs: 2_000,
  idleMb: 200,
};

/** Accepted leads per second, relative to SQLite alone committing the same rows. */
export const LEAD_BUDGETS = { ratioToSqlite: 0.3 };

/** The desk with 50,000 leads. */
export const INBOX_BUDGETS = { p95Ms: 100 };

/** The desk's content lists with 500 guides, 2,000 homes and 10,000 versions. */
export const CONTENT_BUDGETS = {
  p95Ms: 150,
  /** Median time of a public page that is not cached, relative to its time with an ordinary store. */
  pageRatio: 1.3,
};

/** The desk's first screen on a phone with a cold cache, and moving between leads that were already viewed. */
export const DESK_BUDGETS = { firstScreenKb: 200, slow4gMs: 1_500, nextLeadMs: 100 };

/** At five times the machine's capacity. */
export const LOAD_BUDGETS = {
  /** Share of leads accepted within 2 s. */
  leadShare: 0.995,
  backWithinS: 10,
};

/** Limits on growth in half an hour of ordinary traffic. */
export const SOAK_BUDGETS = { memoryMbAnHour: 1, walMb: 64 };

/** Time of one answer; test/assistant-cases.ts checks what it says. */
export const ASSISTANT_BUDGETS = { p95Ms: 20 };

/** Share of answers in labeled conversations that are of the right sort. It was 0.66 in November 2026. */
export const CONVERSATION_BUDGETS = { rightAnswers: 0.6 };
