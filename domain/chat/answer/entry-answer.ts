import type { Entry, Side } from '../knowledge.ts';
import type { Understood } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';

/** Confidence from which an entry is the answer, and from which it is told by its name, with others as chips. */
const SURE = 0.65;
const BETWEEN = 0.35;
/** Confidence from which a message goes on with the one before rather than by itself. */
const GOES_ON = 0.4;
/** Confidence from which a message is surely about nothing that is known. */
const SURELY_NONE = 0.6;
const LEAST_LIKELY = 0.05;
const MOST_SUGGESTED = 3;
const NONE = 'none';

export interface EntryContext {
  side: Side | null;
  /** The areas spoken of. */
  areas: readonly string[];
  /** The entry that was told last, by id. */
  told?: string | undefined;
}

type Found = Pick<Understood, 'entries' | 'entriesInTalk'>;

/**
 * Answers from what is known, by confidence: surely; the better of two under its name, with others as chips; or one honest
 * sentence, the nearest as chips and the offer to pass the question on. It never answers another question instead.
 */
export function knownAnswer(found: Found, context: EntryContext, sources: Sources): Answer {
  const { words, entries, language, unsuggested } = sources;
  const knownOf = (list: Found['entries']) =>
    list.flatMap(({ id, confidence }) => {
      const entry = entries.find((one) => one.id === id);
      const isSaid = confidence >= GOES_ON || !unsuggested.includes(id);
      return entry && isSaid ? [{ entry, confidence }] : [];
    });
  const [alone] = found.entries;
  const inTalk = context.told === undefined ? undefined : found.entriesInTalk;
  const goesOn = inTalk !== undefined && (alone?.id === NONE || (alone?.confidence ?? 0) < GOES_ON);
  const list = goesOn ? inTalk : found.entries;
  const known = knownOf(list);
  const [first] = known;
  const best = list[0];
  const chipsOf = (of: typeof known) =>
    of
      .filter(({ entry, confidence }) => confidence >= LEAST_LIKELY && !unsuggested.includes(entry.id))
      .filter(({ entry }) => entry.id !== context.told)
      .slice(0, MOST_SUGGESTED)
      .map(({ entry }) => entry.title[language]);
  if (goesOn && first && context.told === first.entry.id) {
    const suggestions = chipsOf([...known.slice(1), ...knownOf(found.entries)]);
    return {
      text: words.entry.thatIsAll(first.entry.title[language]),
      links: ['call', 'contact'],
      sources: [`entry:${first.entry.id}`],
      suggestions: [...new Set(suggestions)].slice(0, MOST_SUGGESTED),
      unanswered: true,
      offer: 'question',
    };
  }
  if (first && best?.id === first.entry.id && first.confidence >= SURE)
    return entryAnswer(first.entry, context, sources);
  if (first && best?.id === first.entry.id && first.confidence >= BETWEEN) {
    const answer = entryAnswer(first.entry, context, sources);
    const title = words.entry.ifYouMean(first.entry.title[language]);
    if (unsuggested.includes(first.entry.id)) return answer;
    return { ...answer, text: `${title} ${answer.text}`, suggestions: chipsOf(known.slice(1, 3)) };
  }
  if (best?.id === NONE && best.confidence >= SURELY_NONE)
    return { text: words.entry.none, links: [], sources: [], suggestions: words.entry.topics };
  const suggestions = chipsOf(known);
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
  const told = areas.find((slug) => entry.byArea?.[slug]);
  const ofArea = told === undefined ? undefined : entry.byArea?.[told];
  const ofSide = side ? entry.bySide?.[side] : undefined;
  const wording = ofArea ?? ofSide ?? entry.answer;
  return {
    text: wording[language],
    links: entry.links,
    sources: [`entry:${entry.id}`, ...(told ? [`area:${told}`] : [])],
    task: { kind: 'entry', id: entry.id, areas: [...areas] },
  };
}
