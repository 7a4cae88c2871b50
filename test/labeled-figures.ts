import { figureExample } from '#assistant-training/read-figures.ts';
import { type Figure, figuresOf } from '#domain/chat/values/figures.ts';

/** The text and the figures of a message in which each figure is labeled: "{price 400k} at {rate 6.5}". */
export function labeledFigures(labeled: string): { text: string; figures: Figure[] } {
  const { text, numbers, roles } = figureExample({ text: labeled, sum: 'none' });
  return { text, figures: figuresOf(text, numbers, roles) };
}
