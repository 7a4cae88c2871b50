import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';
import { sourceLines } from './figure-sources.ts';
import {
  areaFigures,
  differenceOf,
  formatInCalculation,
  isAreaFact,
  money,
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
  const [more, less] = own.value >= its.value ? [own, its] : [its, own];
  const write = (value: number) => formatInCalculation(value, fact);
  const percent = Math.round((100 * (more.value - less.value)) / its.value);
  const heading = words.home.heading[fact] ?? words.area.heading[fact];
  const text = [
    `${own.name}: ${own.text}.`,
    words.area.fact[fact](its.name, its.inFull, its.measure),
    words.reckon.difference(heading, differenceOf(more, less, fact, words)),
    words.reckon.percentOf(
      its.name,
      `(${write(more.value)} − ${write(less.value)}) / ${write(its.value)} = ${percent}%`,
    ),
    homeNotice(home, words),
    sourceLines([its], words),
  ].join(' ');
  return {
    text,
    links: [`area:${area.slug}`, 'compare'],
    sources: [`home:${home.id}`, `area:${area.slug}`],
    home: home.id,
  };
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
