import { parseFigureExample } from '#assistant-training/read-figures.ts';
import { type Figure, labelFigures } from '#domain/chat/values/figures.ts';

/** Parses a message with labeled numbers, such as "{price 400k} at {rate 6.5}". */
export function labeledFigures(labeled: string): { text: string; figures: Figure[] } {
  const { text, numbers, roles } = parseFigureExample({ text: labeled, sum: 'none' });
  return { text, figures: labelFigures(text, numbers, roles) };
}
