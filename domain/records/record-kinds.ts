import * as v from 'valibot';
import { agentSchema } from '../agent/agent.ts';
import { claimSchema } from '../agent/claim.ts';
import { entrySchema } from '../chat/knowledge.ts';
import { guideSchema } from '../guides/guide.ts';
import { propertySchema } from '../listings/property.ts';
import { marketSeriesSchema } from '../market/market-series.ts';
import { marketStatSchema } from '../market/market-stat.ts';
import { neighborhoodSchema } from '../neighborhoods/neighborhood.ts';
import { pageWordsSchema } from '../pages/page-words.ts';
import { reviewSchema } from '../reviews/review.ts';

/** Every kind of record that the store holds for the site. A kind's schema validates both writes and reads. */
const recordSchemas = {
  agent: agentSchema,
  /** The figures the agent advertises with. */
  claims: claimSchema,
  /** By slug. */
  neighborhoods: neighborhoodSchema,
  /** By slug. */
  guides: guideSchema,
  reviews: reviewSchema,
  listings: propertySchema,
  /** The headline figures, by metric. */
  market: marketStatSchema,
  /** The monthly figures, by `seriesId`. */
  series: marketSeriesSchema,
  /** The assistant's knowledge entries. */
  answers: entrySchema,
  /** Page titles and descriptions, by page name. */
  pages: pageWordsSchema,
};

export type RecordKind = keyof typeof recordSchemas;

export type RecordOf<K extends RecordKind> = v.InferOutput<(typeof recordSchemas)[K]>;

/** Where a record's current version comes from: the files in content/, an imported file, or the desk. */
export type RecordOrigin = 'content' | 'import' | 'desk';

/** The schema of a kind of record. */
export function recordSchema(kind: RecordKind): v.GenericSchema {
  return recordSchemas[kind] as unknown as v.GenericSchema;
}

export interface RecordIssue {
  /** "source.asOf" */
  field: string;
  /** Valibot's name for the rule. */
  rule: string;
  /** The limit, for rules that have one. */
  requirement?: number;
}

/** Validates a record against its kind's schema. `issues` name fields and rules, never a value. */
export function parseRecord<K extends RecordKind>(
  kind: K,
  value: unknown,
): { ok: true; record: RecordOf<K> } | { ok: false; issues: RecordIssue[] } {
  const parsed = v.safeParse(recordSchemas[kind], value);
  const dropped = kind === 'answers' ? droppedAspects(value) : [];
  if (parsed.success && dropped.length === 0) return { ok: true, record: parsed.output as RecordOf<K> };
  const issues = (parsed.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    rule: issue.type,
    ...(typeof issue.requirement === 'number' && { requirement: issue.requirement }),
  }));
  return { ok: false, issues: [...issues, ...dropped] };
}

/** Valibot leaves out parts with these names without an error. */
const DROPPED_NAMES = ['constructor', 'prototype', '__proto__'];

function droppedAspects(value: unknown): RecordIssue[] {
  const aspects = Object(Object(value).aspects);
  return DROPPED_NAMES.filter((name) => Object.hasOwn(aspects, name)).map((name) => ({
    field: `aspects.${name}`,
    rule: 'reserved',
  }));
}

/** Parses a draft: every field must have the right type, but may break rules such as a minimum length. */
export function parseDraft<K extends RecordKind>(kind: K, value: unknown): RecordOf<K> | null {
  const parsed = v.safeParse(recordSchemas[kind], value);
  return parsed.typed ? (parsed.output as RecordOf<K>) : null;
}

/** "noda.price" */
export function seriesId({ area, metric }: Pick<RecordOf<'series'>, 'area' | 'metric'>): string {
  return `${area}.${metric}`;
}
