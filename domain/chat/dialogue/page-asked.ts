import { type Answer, joined, type Sources } from '../answer/answer.ts';
import { entryAnswer, SURE } from '../answer/entry-answer.ts';
import type { Meant } from './turn.ts';

/** Where a page of this site is, with what is surely known of it: "where is the sellers guide" */
export function pageAsked(
  { values: { text }, understood, dialogue }: Meant,
  { pages, ...sources }: Sources,
): Answer | null {
  const isAsked = ASKS_WHERE.test(text) && text.split(' ').length <= MOST_WORDS;
  const page = isAsked && pages.find(({ names }) => names.some((name) => ` ${text} `.includes(` ${name} `)));
  if (!page) return null;
  const [first] = understood.entries;
  const entry = sources.entries.find(({ id }) => id === first?.id && first.confidence >= SURE);
  const here: Answer = {
    text: sources.words.pageIs(page.label[sources.language]),
    links: [page.link],
    sources: ['site'],
  };
  const context = { side: dialogue.side, areas: [], aspect: first?.aspect };
  return entry ? joined(here, entryAnswer(entry, context, { pages, ...sources })) : here;
}

const MOST_WORDS = 10;
const ASKS_WHERE =
  /\b(?:wheres|where(?: is| are| (?:do|can|would|could) (?:i|we|you))\b|(?:the |a )?link (?:to|for)\b|(?:find|get to|open|go to) (?:the|your)\b|donde (?:esta|estan|queda|encuentro|veo)\b|enlace (?:a|de)\b)/;
