import { agent } from '#content/agent.ts';
import { entries } from '#content/assistant/knowledge/entries.ts';
import { credentials } from '#content/credentials.ts';
import { listings } from '#content/listings.ts';
import { marketStats } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { pages } from '#content/pages.ts';
import { homeReviews, reviews } from '#content/reviews.ts';
import { marketMetrics } from '#domain/market/market-series.ts';
import { type RecordKind, type RecordOf, seriesId } from '#domain/records/record-kinds.ts';
import { builtInGuides } from './built-in-guides.ts';
import { sampleMarket } from './sample-market.ts';

/** A record as content/ ships it. */
export interface ShippedRecord<K extends RecordKind> {
  id: string;
  record: RecordOf<K>;
}

/** The records of content/ by kind, in display order. */
const CONTENT: { [K in RecordKind]: () => ShippedRecord<K>[] } = {
  agent: () => [{ id: String(agent.id), record: agent }],
  claims: () => credentials.map((record) => ({ id: record.id, record })),
  neighborhoods: () => neighborhoods.map((record) => ({ id: record.slug, record })),
  guides: () => builtInGuides(agent.id).map((record) => ({ id: record.slug, record })),
  reviews: () => [...homeReviews, ...reviews].map((record) => ({ id: String(record.id), record })),
  listings: () => listings.map((record) => ({ id: record.id, record })),
  market: () => marketStats.map((record, index) => ({ id: marketMetrics[index] ?? String(index), record })),
  series: () => sampleMarket().map((record) => ({ id: seriesId(record), record })),
  answers: () => entries.map((record) => ({ id: record.id, record })),
  pages: () =>
    Object.values(pages).map(({ card: { name }, title, description }) => ({
      id: name,
      record: { name, title, description },
    })),
};

/** Returns the shipped records of a kind, in order. */
export type ShippedRecords = <K extends RecordKind>(kind: K) => ShippedRecord<K>[];

export const recordKinds = Object.keys(CONTENT) as RecordKind[];

/** The records that this version ships. */
export const contentRecords: ShippedRecords = (kind) => CONTENT[kind]();
