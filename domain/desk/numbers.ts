/** The selectable periods, in weeks. */
export const PERIODS = [4, 12, 52] as const;

/** `GET /api/desk/numbers?weeks=12`. */
export interface DeskNumbers {
  /** null if nobody was answered. */
  firstReply: { medianMs: number | null; p90Ms: number | null; answered: number };
  /** Oldest first; weeks begin on Monday in Charlotte's time zone. */
  weeks: { week: string; leads: number }[];
  sources: { name: string; leads: number }[];
  /** `title` is '' for a page that no longer exists. */
  pages: { path: string; title: string; leads: number }[];
  /** How far visitors got with each form. */
  funnel: { route: string; step: string; count: number }[];
  outcomes: { status: string; leads: number }[];
}
