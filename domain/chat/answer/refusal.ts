import type { Side, Wording } from '../knowledge.ts';
import { hasLimits, type Wish } from '../values/wish.ts';
import type { Answer, Sources } from './answer.ts';
import { homeSearch } from './home-answers.ts';

/** How a request is declined: by category, and for an asker on a side of the matter. */
export type Refusals = Readonly<Record<string, Refusal>>;

export interface Refusal {
  text: Wording;
  bySide?: Partial<Record<Side, Wording>>;
  links: string[];
}

export interface RefusedRequest {
  category: string;
  side: Side | null;
  /** What the same message wishes for that anyone may: price, rooms, a place. */
  wish: Wish;
}

/** A plain no with its reason and a source, and then the homes that the lawful part of the message asks for. */
export function refusalOf(
  { category, side, wish }: RefusedRequest,
  refusals: Refusals,
  sources: Sources,
): Answer {
  const { language } = sources;
  const refusal = refusals[category] ?? Object.values(refusals)[0];
  if (!refusal) throw new Error(`No refusal for ${category}`);
  const wording = (side && refusal.bySide?.[side]) ?? refusal.text;
  const { features: _, notFeatures: __, ...lawful } = wish;
  const search = OF_HOMES.has(category) && hasLimits(lawful) ? homeSearch(lawful, null, sources) : null;
  return {
    text: [wording[language], search?.text].filter(Boolean).join('\n\n'),
    links: [...(lawful.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`), ...refusal.links],
    sources: [`refusal:${category}`, ...(search?.sources ?? [])],
    ...(search?.task && { task: search.task }),
  };
}

/** What somebody looks for is answered beside these; who may come is not. */
const OF_HOMES = new Set(['people', 'safety', 'schools']);
