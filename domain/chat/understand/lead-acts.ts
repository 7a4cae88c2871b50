import { wordsOf } from '../text/plain-text.ts';
import { type Lexicon, shareOf, topClasses, vectorOf } from './linear.ts';
import { LEAD_ACTS, type LeadAct, type LeadMoment, type Scored } from './understood.ts';
import { headOf, type Weights } from './weights.ts';

/** Confidence from which a message does something beside something else, or at all. */
const MAY_DO = 0.35;
/** Confidence from which it does little else. */
export const SURELY_DOES = 0.6;

/** Whether a message does one of these, perhaps beside something else. */
export function does(acts: readonly Scored<LeadAct>[], ...wanted: readonly LeadAct[]): boolean {
  return shareOf(acts, wanted) >= MAY_DO;
}

/** Whether a message does one of these and little else. */
export function surelyDoes(acts: readonly Scored<LeadAct>[], ...wanted: readonly LeadAct[]): boolean {
  return shareOf(acts, wanted) >= SURELY_DOES;
}

/** Whether a message is about the request and nothing else, even if it sounds like a question about a home. */
export function isOnlyOfLead(acts: readonly Scored<LeadAct>[]): boolean {
  return acts.length > 0 && shareOf(acts, ['other']) <= MAY_BE_OTHER;
}

const MAY_BE_OTHER = 0.1;

/** The head of the weights' `leads` that classifies lead acts. */
export const LEAD_ACT_HEAD = 'act';

/** Named features of a message besides its words: the moment, how the message begins and ends, and what signs it has. */
export function leadActFeatures(raw: string, masked: string, moment: LeadMoment): string[] {
  const words = wordsOf(masked);
  const signs = [
    ...(raw.includes('?') ? ['asks'] : []),
    ...(raw.includes('@') ? ['address'] : []),
    `${digitsClass(raw.replace(/\D/g, '').length)} digits`,
    `length ${Math.min(6, Math.ceil(words.length / 3))}`,
    `begins ${words[0]}`,
    `begins ${words.slice(0, 2).join(' ')}`,
    `ends ${words.at(-1)}`,
  ];
  return [`at ${moment}`, ...signs, ...signs.map((sign) => `at ${moment}, ${sign}`)];
}

function digitsClass(count: number): string {
  return count === 0 ? 'no' : count < 7 ? 'few' : count < 10 ? 'seven' : 'ten';
}

/** @returns a function that returns the acts of a message and its masked text, most likely first */
export function createLeadActReader({
  leads,
  embeddings,
}: Pick<Weights, 'leads' | 'embeddings'>): (
  raw: string,
  masked: string,
  moment: LeadMoment,
) => Scored<LeadAct>[] {
  const head = headOf(leads, LEAD_ACT_HEAD);
  const lexicon: Lexicon = { ...leads, embeddings };
  return (raw, masked, moment) => {
    const vector = vectorOf(lexicon, masked, { namedFeatures: leadActFeatures(raw, masked, moment) });
    return topClasses(head, vector, LEAD_ACTS.length) as Scored<LeadAct>[];
  };
}
