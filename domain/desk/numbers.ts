/** The periods that the desk offers, in weeks. */
export const PERIODS = [4, 12, 52] as const;

/** `GET /api/desk/numbers?weeks=12`. */
export interface DeskNumbers {
  /** null while nobody was answered. */
  firstReply: { medianMs: number | null; p90Ms: number | null; answered: number };
  /** Oldest first; a week begins on Monday, Charlotte's calendar. */
  weeks: { week: string; leads: number }[];
  sources: { name: string; leads: number }[];
  /** `title` is '' for what is no page any more. */
  pages: { path: string; title: string; leads: number }[];
  /** How far visitors came with each form. */
  funnel: { route: string; step: string; count: number }[];
  outcomes: { status: string; leads: number }[];
}
