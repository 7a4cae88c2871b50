import type { GuardRules } from '#domain/chat/guard/guard-rules.ts';
import { age } from './fair-housing/classes/age.ts';
import { disability } from './fair-housing/classes/disability.ts';
import { familialStatus } from './fair-housing/classes/familial-status.ts';
import { housingAssistance } from './fair-housing/classes/housing-assistance.ts';
import { nationalOrigin } from './fair-housing/classes/national-origin.ts';
import { race } from './fair-housing/classes/race.ts';
import { religion } from './fair-housing/classes/religion.ts';
import { sexAndOrientation } from './fair-housing/classes/sex-and-orientation.ts';
import { veteranStatus } from './fair-housing/classes/veteran-status.ts';
import { amenities, insists, placeAsked, wary } from './fair-housing/doubt-phrases.ts';
import { harmlessHomes } from './fair-housing/harmless-homes.ts';
import { harmless } from './fair-housing/harmless-phrases.ts';
import { harmlessRequests } from './fair-housing/harmless-requests.ts';
import { harmlessSubjects } from './fair-housing/harmless-subjects.ts';
import { saidOfThings } from './fair-housing/harmless-things.ts';
import { judging, lookups } from './fair-housing/lookup-phrases.ts';
import {
  anyPlace,
  business,
  criteria,
  lawfulRequests,
  ofOnes,
  ofOneself,
  placement,
  seeksPlace,
} from './fair-housing/own-request-phrases.ts';
import { peopleAsOne } from './fair-housing/people-as-one.ts';
import { people } from './fair-housing/people-phrases.ts';
import { placeCues, safety, safetyOfPlaces, things } from './fair-housing/safety-phrases.ts';
import { schoolOpinions, schools } from './fair-housing/school-phrases.ts';
import { frames } from './fair-housing/steering-frames.ts';
import { excludes, persons, suits } from './fair-housing/suiting-phrases.ts';
import { advice } from './out-of-bounds/advice-phrases.ts';
import { intrusion } from './out-of-bounds/intrusion-phrases.ts';
import { promise } from './out-of-bounds/promise-phrases.ts';

// What the assistant must not answer, as phrases (domain/chat/text/phrase-pattern.ts): `..` up to four words, `*` the
// rest of a word. Add to these lists; the engine needs no change. In each, English first, then Spanish.

const classes = {
  race,
  nationalOrigin,
  religion,
  sexAndOrientation,
  familialStatus,
  age,
  disability,
  housingAssistance,
  veteranStatus,
};

/** What fair housing law (42 U.S.C. 3604), a broker's licence and good manners keep the assistant from. */
export const guardRules: GuardRules = {
  harmless: [
    ...harmless,
    ...harmlessHomes,
    ...harmlessSubjects,
    ...harmlessRequests,
    ...peopleAsOne,
    ...saidOfThings,
  ],
  classes,
  frames,
  people,
  safety,
  safetyOfPlaces,
  things,
  placeCues,
  schools,
  schoolOpinions,
  lookups,
  judging,
  intrusion,
  advice,
  promise,
  ofOneself,
  ofOnes,
  lawfulRequests,
  business,
  anyPlace,
  placement,
  persons,
  suits,
  excludes,
  seeksPlace,
  criteria,
  wary,
  placeAsked,
  amenities,
  insists,
};
