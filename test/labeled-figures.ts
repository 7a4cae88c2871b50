import { figureExample } from '#assistant-training/read-figures.ts';
import { type Figure, isPercent, periodOf } from '#domain/chat/values/figures.ts';

/** The text and the figures of a message in which each figure is labeled: "{price 400k} at {rate 6.5}". */
export function labeledFigures(labeled: string): { text: string; figures: Figure[] } {
  const { text, numbers, roles } = figureExample({ text: labeled, sum: 'none' });
  const figures = numbers.map((said, at) => ({
    said,
    role: roles[at] ?? 'none',
    isPercent: isPercent(said, text),
    per: periodOf(said, text),
  }));
  return { text, figures };
}
