import { isScore } from '../understand/measures.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Sources } from './answer.ts';
import { areaComparison, areasWithin } from './area-answers.ts';
import { figuresOf } from './figures.ts';
import type { Skill } from './skill.ts';

/** "Areas cheaper than SouthEnd", "does anything sell faster than Uptown?" */
export const beyondOne: Skill = async (understood, sources) => {
  const isAsked =
    (understood.signals.whichArea || ANYWHERE.test(understood.plain)) &&
    (/\b(than|que)\b/.test(understood.plain) || isTooDear(understood));
  const direction = isTooDear(understood) ? 'lowest' : understood.direction;
  const one = direction && isAsked ? await figureOfOne(understood, sources) : null;
  if (!one) return null;
  const beyond = one.value * (direction === 'lowest' ? 1 - HARDLY : 1 + HARDLY);
  const range = direction === 'lowest' ? { max: beyond } : { min: beyond };
  return areasWithin(sources.areas, [{ measure: one.measure, range }], sources);
};

/** "Which areas are similar in price to NoDa?": those not far from its figure. */
export const similarAreas: Skill = async (understood, sources) => {
  const isAsked = understood.signals.whichArea && SIMILAR.test(understood.plain);
  const one = isAsked ? await figureOfOne(understood, sources) : null;
  if (!one) return null;
  const share = isScore(one.measure) ? NEAR_SCORE : NEAR_SUM;
  const range = { min: one.value * (1 - share), max: one.value * (1 + share) };
  return areasWithin(sources.areas, [{ measure: one.measure, range }], sources);
};

/** What is asked of the only area named; null where several are, or none. */
async function figureOfOne({ areas, measures: [measure] }: Understanding, sources: Sources) {
  if (areas.length !== 1 || !measure) return null;
  const [figure] = await figuresOf(areas, measure, sources);
  return figure ? { measure, value: figure.value } : null;
}

const SIMILAR = /\b(?:similar|comparable|close|about the same|as [a-z]+ as|like|parecid[oa]s?)\b/;

/** How much more or less is not far: scores lie closer together than prices. */
const NEAR_SCORE = 0.1;
const NEAR_SUM = 0.3;

/** "NoDa is too expensive, what else is there?" */
function isTooDear({ plain }: Understanding): boolean {
  return /\btoo (?:expensive|pricey|much|costly|dear)\b.*\b(?:else|other|instead|alternatives?)\b/.test(
    plain,
  );
}

const ANYWHERE = /\b(anything|anywhere|somewhere|else|other|alternatives?|algo|alguna)\b/;

/** Less than any two figures differ by. */
const HARDLY = 1e-6;

/** "How do the neighborhoods compare?": all of them in everything. */
export const allAreas: Skill = ({ areas, measures, plain }, sources) =>
  areas.length === 0 && measures.length === 0 && COMPARE_ALL.test(plain)
    ? areaComparison(sources.areas, [], sources)
    : null;

const COMPARE_ALL =
  /^(?:(?:can|could|please|you|how|do|just|to) )*compar[a-z]+ (?:[a-z]+ ){0,3}(?:areas|neighborhoods|barrios|zonas)$|\b(?:areas|neighborhoods) compare\b(?! to)|\btable (?:of|with|comparing) (?:[a-z]+ ){0,2}(?:areas|neighborhoods)\b/;
