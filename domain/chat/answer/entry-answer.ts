import type { Entry, Side } from '../knowledge.ts';
import type { Understood } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';

/** Confidence from which an entry is the answer, and from which it is the better of two. */
const SURE = 0.6;
const BETWEEN = 0.35;
/** Confidence from which a message is surely about nothing that is known. */
const SURELY_NONE = 0.6;
const LEAST_LIKELY = 0.05;
const MOST_SUGGESTED = 3;
const NONE = 'none';

export interface EntryContext {
  side: Side | null;
  /** The areas spoken of. */
  areas: readonly string[];
}

/**
 * Answers from what is known, by confidence: surely; the better of two, with the other as a chip; or one honest
 * sentence, the nearest as chips and the offer to pass the question on. It never answers another question instead.
 */
export function knownAnswer(found: Understood['entries'], context: EntryContext, sources: Sources): Answer {
  const { words, entries, language, unsuggested } = sources;
  const known = found.flatMap(({ id, confidence }) => {
    const entry = entries.find((one) => one.id === id);
    return entry ? [{ entry, confidence }] : [];
  });
  const [first, second] = known;
  const best = found[0];
  const titles = (list: typeof known) =>
    list
      .filter(({ entry, confidence }) => confidence >= LEAST_LIKELY && !unsuggested.includes(entry.id))
      .slice(0, MOST_SUGGESTED)
      .map(({ entry }) => entry.title[language]);
  if (first && best?.id === first.entry.id && first.confidence >= SURE)
    return entryAnswer(first.entry, context, sources);
  if (first && best?.id === first.entry.id && first.confidence >= BETWEEN) {
    const answer = entryAnswer(first.entry, context, sources);
    return second ? { ...answer, suggestions: titles(known.slice(1, 3)) } : answer;
  }
  if (best?.id === NONE && best.confidence >= SURELY_NONE)
    return { text: words.entry.none, links: [], sources: [], suggestions: words.entry.topics };
  const suggestions = titles(known);
  return {
    text: suggestions.length > 0 ? `${words.entry.unsure} ${words.entry.didYouMean}` : words.entry.unsure,
    links: ['call', 'contact'],
    sources: [],
    suggestions: suggestions.length > 0 ? suggestions : words.entry.topics,
    unanswered: true,
    offer: 'question',
  };
}

/** An entry, in the words for the side of the asker or for the area spoken of where it has such. */
export function entryAnswer(entry: Entry, { side, areas }: EntryContext, { language }: Sources): Answer {
  const ofArea = areas.map((slug) => entry.byArea?.[slug]).find((wording) => wording !== undefined);
  const ofSide = side ? entry.bySide?.[side] : undefined;
  const wording = ofArea ?? ofSide ?? entry.answer;
  return {
    text: wording[language],
    links: entry.links,
    sources: [`entry:${entry.id}`],
    task: { kind: 'entry', id: entry.id, areas: [...areas] },
  };
}
