import { figureDate } from '../../neighborhoods/figure-date.ts';
import type { FigureSource } from '../../neighborhoods/neighborhood.ts';
import type { AnswerWords, AreaFact } from './answer-words.ts';

/** A figure that an answer tells: the name of what it is of, what it tells, and where it comes from. */
export interface ToldFigure {
  name: string;
  fact: AreaFact;
  /** Its own name, if the fact's does not fit. */
  heading?: string;
  source: FigureSource;
}

/** "Sample figures, November 2026." @param whose the figures it stands for, if the answer has others: "NoDa, Uptown" */
export function sourceLine({ source }: { source: FigureSource }, words: AnswerWords, whose = ''): string {
  return words.figures(figureDate(source.asOf, words.locale), source.sample, source.name, whose);
}

/** The sources of all figures told. Several sources each name their figures, by area or by what they tell. */
export function sourceLines(told: readonly ToldFigure[], words: AnswerWords): string {
  const bySource = Map.groupBy(told, (one) => (one.source.sample ? '' : sourceLine(one, words)));
  const groups = [...bySource.values()];
  const areasOf = (group: readonly ToldFigure[]) => [...new Set(group.map(({ name }) => name))];
  const isByArea = groups.flatMap(areasOf).length === areasOf(told).length;
  return groups
    .map((group) => {
      const newest = group.reduce((one, other) => (other.source.asOf > one.source.asOf ? other : one));
      const facts = new Set(group.map(({ fact, heading }) => heading ?? words.area.heading[fact]));
      const whose = groups.length > 1 ? (isByArea ? areasOf(group) : [...facts]).join(', ') : '';
      return sourceLine(newest, words, whose);
    })
    .join(' ');
}
