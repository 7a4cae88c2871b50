import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { answerWordsEs } from '#content/assistant/words/answer-words-es.ts';
import { homeFeatures } from '#content/assistant/words/features.ts';
import { leadWordsEn } from '#content/assistant/words/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/words/lead-words-es.ts';
import { sitePages } from '#content/assistant/words/page-names.ts';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { traitNames } from '#content/assistant/words/refusal-parts.ts';
import { refusals } from '#content/assistant/words/refusals.ts';
import { shares } from '#content/assistant/words/shares.ts';
import * as entryRoles from '#content/assistant/words/talk-entries.ts';
import { taxRates } from '#content/assistant/words/tax-rates.ts';
import type { Records } from '#domain/chat/answer/answer.ts';
import { createAssistant } from '#domain/chat/assistant.ts';
import { createWordMarker } from '#domain/chat/guard/protected-words.ts';
import { createLeadConversation } from '#domain/chat/lead/lead-conversation.ts';
import type { LeadDetails } from '#domain/chat/lead/lead-talk.ts';
import { createUnderstanding, type Understanding } from '#domain/chat/understand/understand.ts';
import { createValuesReader } from '#domain/chat/values/read-values.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import { isSameRecords } from '../records/read-records.ts';
import { assistantWeights } from './assistant-weights.ts';

/**
 * Builds the assistant that needs neither a model nor a network, from content/assistant and the trained weights.
 * @param understandingOf shared by all visitors; a trial builds its own
 * @returns a function that returns the assistant for the given records and agent, whose details are never taken as a visitor's
 */
export function siteAssistant(now: () => Date, understandingOf = cachedUnderstanding) {
  const words = { places: placeNames, features: homeFeatures };
  const thisYear = () => Number(isoDateInCharlotte(now().toISOString()).slice(0, 4));
  const parts = {
    ...entryRoles,
    words: {
      en: { answers: answerWordsEn, lead: leadWordsEn },
      es: { answers: answerWordsEs, lead: leadWordsEs },
    },
    features: homeFeatures,
    taxRates,
    refusals,
    traitNames,
    pages: sitePages,
    shares,
  };
  return async (records: NamedRecords, agent: LeadDetails): Promise<SiteAssistant> => {
    const { understand, readRequest, respell, judge } = await understandingOf(records);
    const read = createValuesReader(words, await assistantWeights(), thisYear);
    const lead = createLeadConversation({ agent, namesTrait });
    return { answer: createAssistant({ ...parts, lead, understand, readRequest, respell, read }), judge };
  };
}

type NamedRecords = Pick<Records, 'areas' | 'homes' | 'entries'>;

/** Caches the understanding until names or entries change. A failure is not cached. */
export function cacheUnderstanding(make: (named: NamedRecords) => Promise<Understanding>) {
  let made: { of: string; entries: NamedRecords['entries']; understanding: Promise<Understanding> } | null =
    null;
  return async (named: NamedRecords): Promise<Understanding> => {
    const of = JSON.stringify(recordNames(named));
    if (made?.of !== of || !isSameRecords(made.entries, named.entries)) {
      made = { of, entries: named.entries, understanding: make(named) };
    }
    const own = made;
    try {
      return await own.understanding;
    } catch (error) {
      if (made === own) made = null;
      throw error;
    }
  };
}

const cachedUnderstanding = cacheUnderstanding(buildUnderstanding);

/**
 * Builds the understanding for these records without caching it, for example to try an unpublished entry.
 * @param readers replace the trained ones, for an evaluation
 */
export async function buildUnderstanding(
  { areas, homes, entries }: NamedRecords,
  readers: Pick<Parameters<typeof createUnderstanding>[0], 'requestReader'> = {},
): Promise<Understanding> {
  const weights = await assistantWeights();
  const names = recordNames({ areas, homes });
  return createUnderstanding({ weights, entries, protectedWords, names, ...readers });
}

export function recordNames({ areas, homes }: Pick<NamedRecords, 'areas' | 'homes'>) {
  return {
    areas: [...areas.map(({ name }) => name), ...Object.values(placeNames.also).flat()],
    homes: homes.map(({ address }) => address),
  };
}

export interface SiteAssistant {
  answer: ReturnType<typeof createAssistant>;
  judge: Understanding['judge'];
}

const marker = createWordMarker(protectedWords);

/** Whether words may describe a person rather than name one. */
function namesTrait(words: string): boolean {
  const plain = words.toLowerCase();
  return marker.floorOf(plain) !== null || marker.traitsIn(plain).length > 0;
}
