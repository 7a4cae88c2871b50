/** The part somebody has in a sale or a lease, where they said so. */
export type Side =
  | 'buyer'
  | 'seller'
  | 'owner'
  | 'landlord'
  | 'tenant'
  | 'investor'
  | 'heir'
  | 'broker'
  | 'complainant';

/** A text in both languages. */
export interface Wording {
  en: string;
  es: string;
}

/** One thing the assistant knows, an entry of content/assistant/knowledge or one added at the desk. */
export interface Entry {
  id: string;
  /** Asked as a visitor would, at most 48 characters: it is shown as a chip, and when sent it finds this entry. */
  title: Wording;
  answer: Wording;
  /** The answer for somebody on one side of the matter. */
  bySide?: Partial<Record<Side, Wording>>;
  /** The answer for one area, by slug. */
  byArea?: Record<string, Wording>;
  /** Names of pages the answer leads to. */
  links: string[];
  source: string;
  /** The year its figures hold for. */
  year?: number;
  /** Topics of assistant-training's example files that ask for this entry, such as `buying/low-appraisal`. */
  topics: string[];
  /** Questions that ask for it, where it was not there at the last training. */
  examples?: string[];
}
