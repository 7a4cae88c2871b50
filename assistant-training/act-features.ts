import { homeFeatures } from '#content/assistant/words/features.ts';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { actFeaturesOf, type SubjectKind, type TalkSubject } from '#domain/chat/dialogue/act-features.ts';
import type { Act } from '#domain/chat/understand/understood.ts';
import type { Weights } from '#domain/chat/understand/weights.ts';
import type { SumKind } from '#domain/chat/values/figures.ts';
import { createValuesReader, type Values } from '#domain/chat/values/read-values.ts';
import { hasCriteria } from '#domain/chat/values/wish.ts';
import type { Example } from './read-examples.ts';

/** The year the examples were written in. */
const EXAMPLES_YEAR = 2026;

/**
 * @param weights those that read figures and wishes
 * @returns a function that returns the act features of an example from its values and conversation, as the assistant computes them
 */
export function createActFeatures(
  examples: readonly Example[],
  weights: Pick<Weights, 'figures' | 'wishes'>,
): (example: Example) => string[] {
  const read = createValuesReader(
    { places: placeNames, features: homeFeatures },
    weights,
    () => EXAMPLES_YEAR,
  );
  const cache = new Map<string, Values>();
  // cached, because each message is read again as history of the next
  const valuesOf = (text: string, last: SumKind | null) => {
    const values =
      cache.get(`${last} ${text}`) ?? read(text, { areas: neighborhoods, homes: listings }, last);
    cache.set(`${last} ${text}`, values);
    return values;
  };
  const labelsOf = new Map(examples.map(({ id, text, labels }) => [`${talkIdOf(id)}|${text}`, labels]));
  return ({ id, text, history = [] }) => {
    const { sum, ...about } = history.reduce(
      (before: TalkState, message) => {
        const values = valuesOf(message, before.sum);
        const { act, sum } = labelsOf.get(`${talkIdOf(id)}|${message}`) ?? {};
        return talkAfter((act as Act | undefined) ?? guessAct(values), sum ?? values.sum, values, before);
      },
      { spoken: 'nothing', behind: 'nothing', sum: null },
    );
    return actFeaturesOf(valuesOf(text, sum), about);
  };
}

function talkIdOf(id: string): string {
  return id.replace(/\.\d+$/, '');
}

/** The subject of a conversation, and the calculation a message may continue. */
interface TalkState extends TalkSubject {
  sum: SumKind | null;
}

/** Returns the state of a conversation after an act. */
function talkAfter(act: Act, sum: string | null, values: Values, before: TalkState): TalkState {
  const spoken = topicAfter(act, values, before.spoken);
  const behind = isSameKind(spoken, before.spoken) ? before.behind : before.spoken;
  if (spoken === 'sum')
    return { spoken, behind, sum: sum === null || sum === 'same' ? before.sum : (sum as SumKind) };
  return { spoken, behind, sum: spoken === 'entry' || spoken === before.spoken ? before.sum : null };
}

/** Whether two subjects are of the same kind; "home" and "homes" are. */
function isSameKind(one: SubjectKind, other: SubjectKind): boolean {
  return one === other || (one.startsWith('home') && other.startsWith('home'));
}

function topicAfter(act: Act, values: Values, before: SubjectKind): SubjectKind {
  const isOfAreas = values.homes.length === 0 && values.subject !== 'homes';
  switch (act) {
    case 'search':
    case 'refine':
      return 'homes';
    case 'sum':
      return 'sum';
    case 'question':
      return 'entry';
    case 'pick':
      return before === 'areas' ? 'areas' : 'home';
    case 'rank':
    case 'compare':
      return isOfAreas && (before === 'areas' || before === 'nothing' || values.areas.length > 1)
        ? 'areas'
        : 'homes';
    case 'ask':
    case 'describe':
      if (values.homes.length === 1 || values.isSpecificHome || values.itemReference.ordinal !== null)
        return 'home';
      return values.areas.length > 0 || before === 'nothing' ? 'areas' : before;
    default:
      return before;
  }
}

/** Guesses the act of an unlabeled message. */
function guessAct(values: Values): Act {
  if (values.homes.length > 0) return 'describe';
  if (values.isSearch && (values.subject === 'homes' || hasCriteria(values.wish))) return 'search';
  return values.areas.length > 0 ? 'ask' : 'question';
}
