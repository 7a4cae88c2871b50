import type { Entry, Side } from '../knowledge.ts';
import type { Answer, Sources } from './answer.ts';
import { type EntryContext, entryAnswer } from './entry-answer.ts';

/**
 * What was told, for a side that is named and nothing else: "I'm the buyer", "and for the seller?"
 * @param told the entry told before
 */
export function sideAnswer(
  side: Side,
  told: Entry | undefined,
  context: EntryContext,
  sources: Sources,
): Answer {
  const { words, language } = sources;
  if (!told) return { text: words.agreed, links: [], sources: [] };
  if (told.bySide?.[side]) return entryAnswer(told, { ...context, side, aspect: undefined }, sources);
  const { aspects = {} } = told;
  const aspect = [context.aspect ?? '', ...Object.keys(aspects)].find((id) => aspects[id]?.side === side);
  if (aspect !== undefined) return entryAnswer(told, { ...context, aspect }, sources);
  return {
    text: words.entry.sameForSide(told.title[language]),
    links: told.links,
    sources: [`entry:${told.id}`],
  };
}
