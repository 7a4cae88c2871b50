import type { FieldChange } from '../records/record-difference.ts';
import type { RecordKind, RecordOrigin } from '../records/record-kinds.ts';

/** The kinds of records that the desk edits, in its order. */
export const CONTENT_KINDS = [
  'agent',
  'claims',
  'neighborhoods',
  'guides',
  'reviews',
  'listings',
  'market',
  'answers',
  'pages',
] as const satisfies readonly RecordKind[];

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Kinds of which there can be more. The others have a place for each record already. */
export const ADDABLE_KINDS = ['claims', 'neighborhoods', 'guides', 'reviews', 'listings', 'answers'] as const;

/** Kinds that no page can be without: their records can say something else, but not leave the site. */
const PERMANENT_KINDS: readonly ContentKind[] = ['agent', 'pages'];

export function canUnpublish(kind: ContentKind): boolean {
  return !PERMANENT_KINDS.includes(kind);
}

/**
 * `draft`: on the site, with changes that are not. `new`: never published. `scheduled`: a draft that will be published by
 * itself. `unpublished`: taken off the site, and kept.
 */
export type ContentState = 'published' | 'draft' | 'new' | 'scheduled' | 'unpublished';

/** A record's fields, as JSON. Which they are says `recordForm`. */
export type ContentFields = Record<string, unknown>;

/** One line of a list. */
export interface ContentEntry {
  kind: ContentKind;
  id: string;
  title: string;
  /** A few words more: a price, an area, a date. */
  note: string;
  state: ContentState;
  version: number;
  updatedAt: string;
  /** '' for what nobody at the desk changed. */
  updatedBy: string;
  origin: RecordOrigin;
  /** When a scheduled draft will be published. */
  publishAt?: string;
  /** It was edited here, and what the site ships has changed since. */
  shippedChanged?: true;
}

/** `GET /api/desk/content?q=`: every kind, each with what was changed last, or what is found. */
export interface ContentOverview {
  kinds: { kind: ContentKind; count: number; drafts: number; entries: ContentEntry[] }[];
}

/** Words in a text that the Fair Housing Act may forbid in an advertisement. */
export interface Mark {
  field: string;
  phrase: string;
  /** Where the phrase stands in the field's text. */
  start: number;
  end: number;
  /** How often the same letters stand in the text before it, by which an editor finds the place. */
  nth: number;
  protectedClass: string;
  /** One sentence. */
  reason: string;
  /** Neutral wording; '' when the phrase is best left out. */
  suggestion: string;
}

/** What is wrong with a field; of a 422. */
export interface ContentError {
  field: string;
  message: string;
}

/** `GET` and `PUT /api/desk/content/{kind}/{id}/draft`, and the answer of whatever changes one. */
export interface ContentDraft extends Pick<ContentEntry, 'kind' | 'id' | 'title' | 'state' | 'origin'> {
  /** The published record when there is no draft. */
  record: ContentFields;
  version: number;
  updatedAt: string;
  updatedBy: string;
  marks: Mark[];
  /** What keeps it from being published. */
  errors: ContentError[];
  /** What is on the site; null when nothing is. */
  published: ContentFields | null;
  /** From what is on the site to the draft. */
  difference: FieldChange[];
  publishAt?: string;
  /** What the site ships of it; left out where it ships nothing. */
  shipped?: {
    /** It changed after somebody edited the record here. */
    changed: boolean;
    /** From the shipped text to what is on the site. */
    difference: FieldChange[];
  };
  /** Where the draft is seen as it will look, for an hour. Left out where no page shows it. */
  preview?: { url: string; expiresAt: string };
}

/** `GET …/{id}/history?before=`, newest first, fifty at a time. */
export interface ContentHistory {
  versions: ContentVersion[];
  /** There are older ones: ask for those before the last version. */
  hasMore: boolean;
}

export interface ContentVersion {
  version: number;
  /** '' for what the site shipped or a file brought. */
  who: string;
  at: string;
  action: VersionAction;
  /** The newest, while the site says the same. */
  isOnSite?: true;
  /** Why it was published with a fair-housing mark. */
  reason?: string;
  /** From the version before. */
  difference: FieldChange[];
}

/** `kept` is what was there before the desk's first change. */
export type VersionAction = 'kept' | 'published' | 'unpublished' | 'followed';

/** `POST …/{id}/publish` */
export interface Publication {
  version: number;
  /** Why a text with a fair-housing mark may stand. */
  reason?: string;
  /** Later: ISO 8601. */
  at?: string;
}

/** `POST /api/desk/content/answers/try`: what the assistant would say if this answer were published. */
export interface AnswerTrial {
  content: string;
  /** The draft is what it answered from. */
  isFromDraft: boolean;
  /** Other answers that it names as well, or instead. */
  others: { id: string; title: string }[];
  suggestions: string[];
  /** Other answers that one of the draft's own questions finds in its place, or that have it as a question too. */
  conflicts: { id: string; title: string; question: string; isTaken: boolean }[];
}
