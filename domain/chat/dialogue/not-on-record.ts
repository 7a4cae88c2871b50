import type { Answer, Sources } from '../answer/answer.ts';
import type { AreaFact } from '../answer/answer-words.ts';
import { areaFacts } from '../answer/area-answers.ts';
import { asksRule } from '../values/asking.ts';
import type { Unrecorded } from '../values/unrecorded.ts';
import type { Meant } from './turn.ts';

/** Says that no record holds what is asked of some areas, and tells the nearest that one does: "over asking in Dilworth". */
export async function notOnRecord({ values, subject }: Meant, sources: Sources): Promise<Answer | null> {
  const { unrecorded, text, homes, isOwn } = values;
  const { areas } = subject;
  if (!unrecorded || areas.length === 0 || homes.length > 0 || isOwn || asksRule(text)) return null;
  const told = await areaFacts(areas, NEAREST[unrecorded], sources);
  const names = new Intl.ListFormat(sources.language).format(areas.map(({ name }) => name));
  return { ...told, text: `${sources.words.area.unrecorded[unrecorded](names)} ${told.text}` };
}

const NEAREST: Record<Unrecorded, AreaFact[]> = {
  overAsking: ['price', 'days'],
  offers: ['days', 'inventory'],
};
