import { homeFeatures } from '#content/assistant/words/features.ts';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { type Spoken, signsOf } from '#domain/chat/dialogue/signs.ts';
import type { Act } from '#domain/chat/understand/understood.ts';
import type { Weights } from '#domain/chat/understand/weights.ts';
import { figureReader } from '#domain/chat/values/figure-reader.ts';
import { type Values, valuesReader } from '#domain/chat/values/read-values.ts';
import { hasLimits } from '#domain/chat/values/wish.ts';
import { wishReader } from '#domain/chat/values/wish-reader.ts';
import type { Example } from './read-examples.ts';

/** The year the examples were written in. */
const YEAR = 2026;

type Readers = Pick<Weights, 'figures' | 'wishes'>;

/**
 * @param readers what the figures and wishes of an example are read by
 * @returns what the values of an example and the talk before it say of its act, as the assistant would see it
 */
export function talkSigns(
  examples: readonly Example[],
  { figures, wishes }: Readers,
): (example: Example) => string[] {
  const read = valuesReader(
    { places: placeNames, features: homeFeatures },
    { readFigures: figureReader(figures), readWishes: wishReader(wishes) },
    () => YEAR,
  );
  const valuesOf = (text: string) => read(text, { areas: neighborhoods, homes: listings });
  const actOf = new Map(
    examples.flatMap(({ id, text, labels: { act } }) =>
      act === undefined ? [] : [[`${talkOf(id)}|${text}`, act as Act]],
    ),
  );
  return ({ id, text, history = [] }) => {
    const spoken = history.reduce((before: Spoken, message) => {
      const values = valuesOf(message);
      return spokenAfter(actOf.get(`${talkOf(id)}|${message}`) ?? guessed(values), values, before);
    }, 'nothing');
    return signsOf(valuesOf(text), spoken);
  };
}

function talkOf(id: string): string {
  return id.replace(/\.\d+$/, '');
}

/** What is spoken of after an act. */
function spokenAfter(act: Act, values: Values, before: Spoken): Spoken {
  const isOfAreas = values.homes.length === 0 && values.about !== 'homes';
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
      if (values.homes.length === 1 || values.isCertain || values.pointing.ordinal !== null) return 'home';
      return values.areas.length > 0 || before === 'nothing' ? 'areas' : before;
    default:
      return before;
  }
}

/** The act of a message nobody has labeled. */
function guessed(values: Values): Act {
  if (values.homes.length > 0) return 'describe';
  if (values.seeks && (values.about === 'homes' || hasLimits(values.wish))) return 'search';
  return values.areas.length > 0 ? 'ask' : 'question';
}
