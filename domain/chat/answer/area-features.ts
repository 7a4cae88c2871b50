import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';
import type { Answer, Sources } from './answer.ts';

/**
 * What the record of an area says about some words: "does NoDa have live music?" null when it says nothing.
 * @param told what the sentence must hold besides
 */
export function areaFeature(
  areas: readonly Neighborhood[],
  asked: readonly string[],
  { words }: Sources,
  told = /./,
): Answer | null {
  const wanted = [...new Set(asked.map(stem))].filter((word) => word.length > 2);
  if (wanted.length === 0) return null;
  const found = areas
    .flatMap((area) => saidOf(area, wanted, told))
    .toSorted((one, other) => other.score - one.score)
    .filter(({ score }, _, all) => score >= (all[0]?.score ?? 0));
  if (found.length === 0 || (found[0]?.score ?? 0) < Math.ceil(wanted.length / 2)) return null;
  const shown = found.slice(0, 4);
  return {
    text: shown.map(({ area, text }) => words.inText(area.name, text)).join('\n'),
    links: shown.slice(0, 3).map(({ area }) => `area:${area.slug}`),
    areas: shown.map(({ area }) => area.slug),
    frame: { kind: 'areas', measures: [], direction: null },
  };
}

/** The sentence of an area's record that holds most of the words. */
function saidOf(
  area: Neighborhood,
  wanted: string[],
  told: RegExp,
): { area: Neighborhood; text: string; score: number }[] {
  const sentences = [
    ...area.highlights,
    ...area.description.split(/(?<=\.) /),
    area.keyFeatures.join(', '),
  ].filter((text) => told.test(text));
  const scored = sentences.map((text) => {
    const stems = new Set(wordsOf(plainText(text)).map(stem));
    return { area, text: text.replace(/\.$/, ''), score: wanted.filter((word) => stems.has(word)).length };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? [best] : [];
}
