import { type Answer, joined, type Sources } from '../answer/answer.ts';
import { entryAnswer, SURE } from '../answer/entry-answer.ts';
import { homeSearch } from '../answer/home-search.ts';
import { hasLimits } from '../values/wish.ts';
import type { Meant } from './turn.ts';

/** What can be done for somebody who wants to hear of new homes, and those that match today: "alerts for NoDa under 600". */
export function watchedSearch(
  { values, understood, watchEntry, dialogue }: Meant,
  sources: Sources,
): Answer | null {
  const { text, wish, areas, homes, isOwn } = values;
  const [first] = understood.entries;
  const isMeant = WATCHES.test(text) || (first?.id === watchEntry && first.confidence >= SURE);
  const isOfHomes = (hasLimits(wish) || areas.length > 0) && homes.length === 0 && !isOwn;
  const entry = sources.entries.find(({ id }) => id === watchEntry);
  if (!isMeant || !isOfHomes || !entry) return null;
  const told = entryAnswer(entry, { side: dialogue.side, areas: [] }, sources);
  return { ...joined(told, homeSearch(wish, null, sources)), offer: 'buying' };
}

const WATCHES =
  /\balerts?\b|\bnotif(?:y|ied|ications?)\b|\b(?:let|tell|email|text|ping|message) (?:me|us)(?: know)? (?:if|when|whenever|once)\b.*\b(?:comes?|hits?|pops?|listed|lists?|available|shows?|appears?|new)\b|\b(?:avis(?:a|e|en)(?:me|nos)?|avisos?|alertas?)\b/;
