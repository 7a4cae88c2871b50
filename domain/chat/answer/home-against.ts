import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';
import type { AreaFact } from './answer-words.ts';
import { sourceLines } from './figure-sources.ts';
import {
  type AreaFigure,
  areaFigures,
  differenceOf,
  formatInCalculation,
  isAreaFact,
  money,
  type WrittenFigure,
  writtenHomeFigure,
} from './figures.ts';
import { homeNotice, homesAnswer, ofHome } from './home-answers.ts';

/** A home's figure beside its area's: how far they are apart, and in percent of the area's; null if one has none. */
export async function homeAgainstArea(
  home: Property,
  area: Neighborhood,
  fact: Attribute,
  sources: Sources,
): Promise<Answer | null> {
  const { words } = sources;
  if (!isAreaFact(fact)) return null;
  const own = writtenHomeFigure(home, fact, words);
  const [its] = await areaFigures([area], fact, sources);
  if (!own || !its) return null;
  return {
    text: [
      `${own.name}: ${own.text}.`,
      ...againstFigure(own, its, fact, words),
      homeNotice(home, words),
      sourceLines([its], words),
    ].join(' '),
    links: [`area:${area.slug}`, 'compare'],
    sources: [`home:${home.id}`, `area:${area.slug}`],
    home: home.id,
  };
}

/** A price that the visitor names beside the median of an area: "how does 748,000 sit against the median there". */
export async function priceAgainstArea(
  price: number,
  area: Neighborhood,
  sources: Sources,
): Promise<Answer | null> {
  const [its] = await areaFigures([area], 'price', sources);
  if (!its) return null;
  const own = { of: null, name: money(price), value: price, text: money(price), inFull: '' };
  return {
    text: [...againstFigure(own, its, 'price', sources.words), sourceLines([its], sources.words)].join(' '),
    links: [`area:${area.slug}`],
    sources: [`area:${area.slug}`],
    task: { kind: 'areas', areas: [area.slug], attributes: ['price'], order: null },
  };
}

/** The figure of an area, how far another one is from it, and that in percent of the area's. */
function againstFigure(
  own: WrittenFigure,
  its: AreaFigure,
  fact: AreaFact,
  words: Sources['words'],
): string[] {
  const [more, less] = own.value >= its.value ? [own, its] : [its, own];
  const write = (value: number) => formatInCalculation(value, fact);
  const percent = Math.round((100 * (more.value - less.value)) / its.value);
  const heading = words.home.heading[fact] ?? words.area.heading[fact];
  const share = `(${write(more.value)} − ${write(less.value)}) / ${write(its.value)} = ${percent}%`;
  return [
    words.area.fact[fact](its.name, its.inFull, its.measure),
    words.reckon.difference(heading, differenceOf(more, less, fact, words)),
    words.reckon.percentOf(its.name, share),
  ];
}

/** How far homes are above or below what the visitor can pay. @param most dollars */
export function homeAgainstLimit(
  homes: readonly Property[],
  most: number,
  task: HomesTask,
  sources: Sources,
): Answer | null {
  const { words } = sources;
  const rows = homes.flatMap((home) => {
    const price = dollarsOf(home);
    if (price === null) return [];
    const [more, less] = price >= most ? [price, most] : [most, price];
    const sum = `${money(more)} − ${money(less)} = ${money(more - less)}`;
    return [
      words.home.againstLimit({
        address: home.address,
        price: money(price),
        most: money(most),
        isOver: price > most,
        sum,
      }),
    ];
  });
  const [home, another] = homes;
  if (rows.length === 0 || !home) return null;
  const text = [...rows, homeNotice(home, words)].join('\n');
  return another ? homesAnswer(homes, text, task) : ofHome(home, text, task);
}
