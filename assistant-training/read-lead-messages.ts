import { join } from 'node:path';
import { LEAD_ACTS, type LeadAct, type LeadMoment } from '#domain/chat/understand/understood.ts';
import { DEVELOPMENT, type Example, readFolder } from './read-examples.ts';

/** A message of a lead conversation with everything it does there, the main act first. */
export interface LeadMessageExample {
  moment: LeadMoment;
  text: string;
  acts: LeadAct[];
  /** Defaults to 1. */
  weight?: number;
}

export const LEADS = join(import.meta.dirname, 'leads');
/** Never trained on. */
export const DEVELOPMENT_LEADS = join(DEVELOPMENT, 'leads');

/** Messages of conversations about homes and subjects: what may follow an offer and is not about it. */
export function messagesOfOtherTalks(examples: readonly Example[]): LeadMessageExample[] {
  const texts = examples.filter(
    ({ id, labels: { act } }) => id.startsWith(OTHER_TALKS) && act !== undefined && !ACTS_OF_LEADS.has(act),
  );
  return [...new Set(texts.map(({ text }) => text))].map((text) => ({
    moment: 'offered',
    text,
    acts: ['other'],
    weight: WEIGHT_OF_OTHERS,
  }));
}

/** There are nearly as many as messages about leads. */
const WEIGHT_OF_OTHERS = 0.4;
const OTHER_TALKS = 'talk-acts/';
/** Acts that may also accept an offer, or decline it. */
const ACTS_OF_LEADS: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'details',
  'person',
  'tour',
  'valuation',
  'complaint',
  'thanks',
]);

/** Reads the examples of a folder. @throws for unknown acts */
export function readLeadMessages(folder: string): LeadMessageExample[] {
  const examples = readFolder<LeadMessageExample>(folder);
  const unknown = examples.find(
    ({ acts }) => acts.length === 0 || acts.some((act) => !LEAD_ACTS.includes(act)),
  );
  if (unknown) throw new Error(`Unknown acts: ${JSON.stringify(unknown)}`);
  return examples;
}
