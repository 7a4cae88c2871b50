import type { FieldChange } from '../records/record-difference.ts';
import type { RecordKind, RecordOrigin } from '../records/record-kinds.ts';

/** The kinds of records that the desk edits, in display order. */
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

/** Kinds to which records can be added. The others have fixed records. */
export const ADDABLE_KINDS = ['claims', 'neighborhoods', 'guides', 'reviews', 'listings', 'answers'] as const;

/** Not the id of any record: the desk's URLs have these in the place of one. */
export const RESERVED_IDS = ['new', 'import'] as const;

/** Kinds that pages and the chat require: their records can be edited but not unpublished. */
const PERMANENT_KINDS: readonly RecordKind[] = ['agent', 'market', 'pages'];

export function canUnpublish(kind: RecordKind): boolean {
  return !PERMANENT_KINDS.includes(kind);
}

/**
 * `draft`: published, with unpublished changes. `new`: never published. `scheduled`: a draft with a publication time.
 * `unpublished`: taken off the site, but kept.
 */
export type ContentState = 'published' | 'draft' | 'new' | 'scheduled' | 'unpublished';

/** A record's fields, as JSON. `recordForm` lists them. */
export type ContentFields = Record<string, unknown>;

/** One line of a list. */
export interface ContentEntry {
  kind: ContentKind;
  id: string;
  title: string;
  /** A short addition: a price, an area, a date. */
  note: string;
  state: ContentState;
  version: number;
  updatedAt: string;
  /** '' if nobody at the desk has changed the record. */
  updatedBy: string;
  origin: RecordOrigin;
  /** When a scheduled draft will be published. */
  publishAt?: string;
  /** The record was edited at the desk, and the version that the site ships has changed since. */
  shippedChanged?: true;
}

/** `GET /api/desk/content?q=`: every kind with its latest changes, or its matches. */
export interface ContentOverview {
  kinds: { kind: ContentKind; count: number; drafts: number; entries: ContentEntry[] }[];
}

/** Words in a text that the Fair Housing Act may forbid in an advertisement. */
export interface Mark {
  field: string;
  phrase: string;
  /** Position of the phrase in the field's text. */
  start: number;
  end: number;
  /** How often the phrase occurs before it in the text, which lets an editor find the place. */
  nth: number;
  protectedClass: string;
  /** One sentence. */
  reason: string;
  /** Neutral wording; '' when the phrase is best left out. */
  suggestion: string;
}

/** A validation error in a 422. */
export interface ContentError {
  field: string;
  message: string;
}

/** The response of `GET` and `PUT /api/desk/content/{kind}/{id}/draft`, and of every request that changes a draft. */
export interface ContentDraft extends Pick<ContentEntry, 'kind' | 'id' | 'title' | 'state' | 'origin'> {
  /** The published record when there is no draft. */
  record: ContentFields;
  version: number;
  updatedAt: string;
  updatedBy: string;
  marks: Mark[];
  /** Errors that prevent publishing. */
  errors: ContentError[];
  /** The published record; null if there is none. */
  published: ContentFields | null;
  /** From the published record to the draft. */
  difference: FieldChange[];
  publishAt?: string;
  /** The record that the site ships; left out if it ships none. */
  shipped?: {
    /** It changed after somebody edited the record here. */
    changed: boolean;
    /** From the shipped to the published record. */
    difference: FieldChange[];
  };
  /** URL of a preview, valid for an hour. Left out if no page shows the record. */
  preview?: { url: string };
}

/** `GET …/{id}/history?before=`, newest first, fifty at a time. */
export interface ContentHistory {
  versions: ContentVersion[];
  /** Whether there are older versions: request those before the last one. */
  hasMore: boolean;
}

export interface ContentVersion {
  version: number;
  /** '' for the shipped version or an import. */
  who: string;
  at: string;
  action: VersionAction;
  /** Set on the newest version if it is what the site shows. */
  isOnSite?: true;
  /** The reason given for publishing despite a fair-housing mark. */
  reason?: string;
  /** Changes from the previous version. */
  difference: FieldChange[];
}

/** `kept` is the version before the desk's first change. */
export type VersionAction = 'kept' | 'published' | 'unpublished' | 'followed';

/** `POST …/{id}/publish` */
export interface Publication {
  version: number;
  /** Why a text with a fair-housing mark is published. */
  reason?: string;
  /** ISO 8601; left out to publish now. */
  at?: string;
}

/** `POST /api/desk/content/answers/try`: what the assistant would say if this answer were published. */
export interface AnswerTrial {
  content: string;
  /** Whether the answer comes from the draft. */
  isFromDraft: boolean;
  /** Other answers named in addition or instead. */
  others: { id: string; title: string }[];
  suggestions: string[];
  /** Other answers that one of the draft's questions matches instead, or that share the question. */
  conflicts: { id: string; title: string; question: string; isTaken: boolean }[];
}
