import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';
import type { Answer, Sources } from './answer.ts';

/**
 * What the record of an area says about some words: "does NoDa have live music?"
 * @param share of the words that it must hold
 * @returns null when it says nothing
 */
export function areaFeature(
  areas: readonly Neighborhood[],
  asked: readonly string[],
  sources: Sources,
  sentences = sentencesOf,
  share = 1 / 2,
): Answer | null {
  const wanted = [...new Set(asked.map(stem))].filter((word) => word.length > 2);
  if (wanted.length === 0) return null;
  const found = areas
    .flatMap((area) => saidOf(area, wanted, sentences(area)))
    .toSorted((one, other) => other.score - one.score)
    .filter(({ score }, _, all) => score >= (all[0]?.score ?? 0));
  if (found.length === 0 || (found[0]?.score ?? 0) < Math.ceil(wanted.length * share)) return null;
  return quoted(found.slice(0, 4), sources);
}

/**
 * The sentence with a year that holds some words, "when did the mills go up?"; or the first of them, where what is asked for is
 * how old the area is.
 */
export function areaHistory(area: Neighborhood, asked: readonly string[], sources: Sources): Answer | null {
  const dated = (one: Neighborhood) =>
    sentencesOf(one)
      .filter((text) => IN_A_YEAR.test(text))
      .toReversed();
  const [first] = dated(area);
  if (first !== undefined && asked.every((word) => BEGINNING.test(word)))
    return quoted([{ area, text: first }], sources);
  return areaFeature(
    [area],
    asked.filter((word) => !BEGINNING.test(word)),
    sources,
    dated,
  );
}

const IN_A_YEAR = /\b1[89]\d\d/;

const BEGINNING =
  /^(?:created?|made|built|old|founded|established|laid|out|develop\w*|designed|start\w*|beg[aiu]n|formed|dates?|dating|years?|neighborhood|area|lake|first|histor\w+)$/;

function quoted(shown: readonly { area: Neighborhood; text: string }[], { words }: Sources): Answer {
  return {
    text: shown.map(({ area, text }) => words.inText(area.name, text.replace(/\.$/, ''))).join('\n'),
    links: shown.slice(0, 3).map(({ area }) => `area:${area.slug}`),
    areas: shown.map(({ area }) => area.slug),
    frame: { kind: 'areas', measures: [], direction: null },
  };
}

/** The sentence of an area's record that holds most of the words. */
function saidOf(
  area: Neighborhood,
  wanted: string[],
  sentences: readonly string[],
): { area: Neighborhood; text: string; score: number }[] {
  const scored = sentences.map((text) => {
    const stems = new Set(wordsOf(plainText(text)).map(stem));
    return { area, text, score: wanted.filter((word) => stems.has(word)).length };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? [best] : [];
}

/** Every sentence of an area's record. */
export function sentencesOf({ description, highlights, keyFeatures }: Neighborhood): string[] {
  return [...highlights, ...description.split(/(?<=\.) /), keyFeatures.join(', ')];
}
