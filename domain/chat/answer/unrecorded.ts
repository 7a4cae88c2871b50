import { inLanguage } from '../text/language.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Sources } from './answer.ts';
import type { Skill } from './skill.ts';

/** What no record holds: says so by its name, and who does know. */
export const unrecorded: Skill = (understood, sources) => {
  const text = whoKnows(understood, sources);
  const topic = understood.unrecorded?.topic;
  if (!text || !topic) return null;
  return {
    text,
    links: topic.links ?? [],
    vague: true,
    unanswered: true,
    ...(topic.offer && { offer: topic.offer }),
  };
};

/** By how it is asked, who knows what no record holds; null when the way it is asked does not tell. */
export function whoKnows(understood: Understanding, sources: Sources): string | null {
  const topic = understood.unrecorded?.topic;
  if (!topic) return null;
  const subject = nameOf(understood, sources) || sources.words.that;
  return inLanguage(topic.answer, sources.language).replace('{subject}', subject);
}

/** What was asked about, in quotes; empty when it cannot be named. */
export function nameOf({ subject }: Understanding, { mayQuote }: Sources): string {
  return subject && mayQuote(subject) ? `“${subject}”` : '';
}
