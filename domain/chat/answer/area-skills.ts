import { scoreRange } from '../understand/score-range.ts';
import { areaComparison, areaFacts, areaRanking, areaSummary, areasWithin } from './area-answers.ts';
import { areaFeature } from './area-features.ts';
import { marketFigures } from './market-answers.ts';
import type { Skill } from './skill.ts';

/** "areas under 500K", "walk score over 80" */
export const withinLimits: Skill = (u, sources) => {
  const range = scoreRange(u.plain);
  const [measure] = u.measures.filter((one) => one !== 'price');
  const areas = u.areas.length > 1 ? u.areas : sources.areas;
  if (range && measure) return areasWithin(areas, measure, range, sources);
  if (measure && u.direction) return null;
  const onlyPrice = u.query.price && Object.keys(u.query).every((key) => key === 'price' || key === 'order');
  if (onlyPrice && u.query.price && (u.signals.whichArea || MEDIAN.test(u.plain)) && u.areas.length !== 1)
    return areasWithin(areas, 'price', u.query.price, sources);
  return null;
};

/** Areas have a median, homes a price. */
const MEDIAN = /\b(median|average|mediana|mediano|promedio)\b/;

export const ranking: Skill = (u, sources) => {
  const [measure] = u.measures;
  if (!measure || !u.direction || u.signals.ownHome) return null;
  if (u.query.order === 'most-land') return null;
  if (!u.signals.whichArea && (u.query.bedrooms || u.query.bathrooms)) return null;
  if (u.areas.length > 1) return areaComparison(u.areas, [measure], u.direction, sources);
  if (u.areas.length === 1 && !/\b(most|least|\w+est|lowest|highest|mas|menos)\b/.test(u.plain)) return null;
  if (!u.signals.whichArea && u.query.order && (u.signals.homes || u.areas.length === 1)) return null;
  return areaRanking(sources.areas, measure, u.direction, sources);
};

export const areaMeasures: Skill = (u, sources) => {
  if (u.areas.length === 0 || u.measures.length === 0) return null;
  return u.areas.length > 1
    ? areaComparison(u.areas, u.measures, u.direction, sources)
    : areaFacts(u.areas, u.measures, sources);
};

/** Measures of no area in particular: the city's figures, or all areas in order. */
export const cityMeasures: Skill = (u, sources) => {
  const [measure] = u.measures;
  if (!measure || u.unknownWords.length > 2) return null;
  if (
    measure === 'walk' ||
    measure === 'transit' ||
    measure === 'bike' ||
    u.signals.whichArea ||
    u.signals.list
  ) {
    return areaRanking(
      sources.areas,
      measure,
      u.direction ?? (measure === 'price' || measure === 'days' ? 'lowest' : 'highest'),
      sources,
    );
  }
  return marketFigures(u.measures, sources);
};

/** What an area's own text says: live music, museums, docks. */
export const features: Skill = (u, sources) => {
  const words = u.areas.length === 0 && u.signals.whichArea ? u.contentWords : u.unknownWords;
  const asked = [...words, ...(u.query.features ?? [])].filter(
    (word) => !/^(neighborhood|area|place)s?$/.test(word),
  );
  if (u.areas.length === 0 && !u.signals.whichArea) return null;
  const found = areaFeature(u.areas.length > 0 ? u.areas : sources.areas, asked, sources);
  const [area] = u.areas;
  if (u.areas.length > 1) return found;
  if (found || !area || u.unknownWords.length === 0 || (DESCRIBE.test(u.plain) && u.unknownWords.length < 2))
    return found;
  return {
    ...areaSummary(area, sources, sources.words.noMatchInText(area.name)),
    offer: 'question',
    unanswered: true,
  };
};

/** Wants to be told of a place as a whole. */
const DESCRIBE = /\b(tell|describe|about|overview|like|know|hablame|describe|sobre|como es)\b/;

export const areas: Skill = (u, sources) => {
  const [area] = u.areas;
  if (!area) return null;
  if (u.areas.length > 1) return areaComparison(u.areas, [], null, sources);
  const summary = areaSummary(area, sources);
  return u.signals.judgement
    ? { ...summary, text: `${summary.text}\n\n${sources.words.judgement}` }
    : summary;
};
