import * as v from 'valibot';
import { line, moment, picture, slug, wholeNumber } from '../record-fields.ts';

/** A guide article. */
export const guideSchema = v.object({
  id: wholeNumber,
  title: line,
  slug,
  /** HTML that was sanitized when it was stored. */
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(500_000)),
  excerpt: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  image: picture,
  neighborhoodId: v.nullable(wholeNumber),
  agentId: wholeNumber,
  isFeatured: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

export type Guide = v.InferOutput<typeof guideSchema>;
