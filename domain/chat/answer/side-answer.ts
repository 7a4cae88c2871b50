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
  if (context.aspect && isOfSide(context.aspect, side)) return entryAnswer(told, context, sources);
  return {
    text: words.entry.sameForSide(told.title[language]),
    links: told.links,
    sources: [`entry:${told.id}`],
  };
}

/** Whether an aspect is what a side asks: "seller-on-the-day", "as-the-seller". */
function isOfSide(aspect: string, side: Side): boolean {
  return (
    aspect
      .split('-')
      .find((word) => !SMALL.has(word))
      ?.startsWith(side) ?? false
  );
}

const SMALL = new Set(['as', 'for', 'i', 'am', 'if', 'a', 'the']);
