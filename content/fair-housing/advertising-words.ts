import type { AdvertisingRule, AdvertisingWords } from '#domain/fair-housing/advertising-words.ts';
import { lists } from './advertising-lists.ts';
import { harmless, harmlessBeside } from './harmless.ts';
import { peopleRules } from './people-rules.ts';
import { placeRules } from './place-rules.ts';
import { spanishRules } from './spanish-rules.ts';

// Based on HUD (24 CFR 100.75, the former 24 CFR 109.20, the memorandum of January 9, 1995), G.S. 41A-4, Article 10 of
// NAR's Code of Ethics, and the word lists of multiple listing services. Some of it is lawful, but marked to be safe.

const BY = {
  family: 'familial status',
  race: 'race or color',
  origin: 'national origin',
  religion: 'religion',
  sex: 'sex',
  disability: 'disability',
};

type People = keyof typeof BY;

const HOUSE = 'four bedrooms and a fenced yard';

/** Rules that apply to people of any protected class. */
function aboutPeople(people: People): AdvertisingRule[] {
  const rule = (reason: string, suggestion: string, phrases: string[]): AdvertisingRule => ({
    protectedClass: people,
    reason,
    suggestion,
    phrases: phrases.map((phrase) => phrase.replaceAll('{people}', `{${people}}`)),
  });
  return [
    rule(`It turns people away by ${BY[people]}.`, 'open to all', [
      '[strictly] [{any}] {people} only',
      'only/exclusively/strictly [for] [{any}] {people}',
      '{people} need not apply',
      '[{any}] {people} … not allowed/permitted/accepted/welcome',
      '{refuse} rent/lease/sell/show to [people/anyone/those/person] [with] [{any}] {people}',
      '{refuse} accept/allow/take/permit/want [{any}] {people}',
      '[{any}] {people} … prohibited/unwelcome/forbidden',
      'no [{any}] {people} [allowed/permitted/accepted]',
      'not [suitable/suited/right/ideal/appropriate/safe/recommended/good] for [{any}] {people}',
      'unsuitable/unsuited/inappropriate/unsafe for [{any}] {people}',
    ]),
    rule(`It prefers people by ${BY[people]}.`, 'open to all', [
      '[{any}] {people} [strongly/much] preferred/wanted/sought/desired/encouraged/welcome',
      'prefer/preferring/preferably/seek/seeking/wanted/welcoming [{any}] {people}',
      'preference for/to [{any}] {people}',
      'looking/searching for [{any}] {people} to',
    ]),
    rule(`It says by ${BY[people]} who should live there.`, people === 'family' ? HOUSE : '', [
      '{suits} for/to/toward [{any}] {people}',
      '{people} will/would feel at home/welcome',
      '{people} will/would [just/really/absolutely/especially] love/adore/appreciate/enjoy/thrive',
    ]),
    rule(`It says by ${BY[people]} whose place it is.`, 'welcoming', ['{people} friendly/oriented']),
    rule(`It says by ${BY[people]} whose place it is.`, '{somewhere}', [
      '{people} friendly/oriented {somewhere}',
    ]),
  ];
}

/** Rules about the residents of an area and the kind of household. */
function aboutResidents(people: Exclude<People, 'family' | 'disability'>): AdvertisingRule[] {
  return [
    {
      protectedClass: people,
      reason: `It describes an area by the ${BY[people]} of the people there.`,
      phrases: [`[mostly/mainly/predominantly/largely/all/historically] {${people}As} {place}`],
      suggestion: '{place}',
    },
    {
      protectedClass: people,
      reason: `It describes people by ${BY[people]}.`,
      phrases: [`{${people}As} {household}`],
      suggestion: '{household}',
    },
    {
      protectedClass: people,
      reason: `It describes an area by the ${BY[people]} of the people there.`,
      phrases: [`mostly/mainly/predominantly/majority/heavily/largely {${people}As}`],
      suggestion: '',
    },
  ];
}

const SPOKEN_OF = (by: string) =>
  `Read as a whole, it speaks of people by ${by}; describe the home or the place instead.`;

/** By the classes of content/assistant/words/protected-words.ts. */
const heard: AdvertisingWords['heard'] = {
  ...Object.fromEntries(
    (Object.keys(BY) as People[]).map((people) => [
      people,
      { protectedClass: people, reason: SPOKEN_OF(BY[people]) },
    ]),
  ),
  age: { protectedClass: 'family', reason: SPOKEN_OF('age, which turns away families with children') },
  assistance: { protectedClass: 'income', reason: SPOKEN_OF('where their income comes from') },
  safety: {
    protectedClass: 'steering',
    reason: 'Read as a whole, it judges how safe a place is, which is heard as a verdict on its people.',
  },
};

export const advertisingWords: AdvertisingWords = {
  lists,
  classes: {
    family: 'Familial status',
    race: 'Race and color',
    origin: 'National origin',
    religion: 'Religion',
    sex: 'Sex',
    disability: 'Disability',
    income: 'Source of income',
    steering: 'Race and national origin (steering)',
  },
  // If two rules mark the same words, the first one wins.
  rules: [
    ...peopleRules,
    ...placeRules,
    ...spanishRules,
    ...(Object.keys(BY) as People[]).flatMap(aboutPeople),
    ...(['race', 'origin', 'religion', 'sex'] as const).flatMap(aboutResidents),
  ],
  heard,
  harmless,
  harmlessBeside,
};
