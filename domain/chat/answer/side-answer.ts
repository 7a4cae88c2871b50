import type { Entry, Side } from '../knowledge.ts';
import type { Answer, Sources } from './answer.ts';
import { type EntryContext, entryAnswer } from './entry-answer.ts';
import { sentenceNaming } from './sentences.ts';

/**
 * Repeats the previous entry for the side named in a message that says nothing else: "I'm the buyer", "and for the seller?"
 * @param told the previous entry
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
  const answers = [told.answer, ...Object.values(aspects)].map((one) => one[language]);
  const named = NAMED[side];
  const own = named && sentenceNaming(named, answers);
  if (own) return { text: own, links: told.links, sources: [`entry:${told.id}`] };
  return {
    text: words.entry.sameForSide(told.title[language]),
    links: told.links,
    sources: [`entry:${told.id}`],
  };
}

/** How answers refer to each side. */
const NAMED: Partial<Record<Side, RegExp>> = {
  buyer: /\b(?:buyers?|compradora?|(?:quien|usted) compra)\b/i,
  seller: /\b(?:sellers?|vendedora?|(?:quien|usted) vende)\b/i,
  landlord: /\b(?:landlords?|owners?|propietari[oa]s?|dueñ[oa]s?)\b/i,
  tenant: /\b(?:tenants?|inquilin[oa]s?)\b/i,
  heir: /\b(?:heirs?|hereder[oa]s?)\b/i,
};
