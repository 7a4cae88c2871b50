import type { Property } from '../../listings/property.ts';
import { kindOf } from '../../listings/property-types.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Operation } from '../values/operation.ts';
import type { Order } from '../values/order.ts';
import type { Answer, Sources } from './answer.ts';
import { areasAnswer, missingOf } from './area-answers.ts';
import { sourceLines } from './figure-sources.ts';
import {
  areaFigures,
  differenceOf,
  formatInCalculation,
  formatResult,
  homeFigure,
  isAreaFact,
  MONEY_FACTS,
  type WrittenFigure,
  writtenHomeFigure,
} from './figures.ts';
import {
  homeFactSentence,
  homeLine,
  homeList,
  homeNotice,
  homesAnswer,
  homesOf,
  MOST_SHOWN,
  ofHome,
} from './home-answers.ts';
import { listTask, sortHomes } from './home-search.ts';
import { capitalized } from './sentences.ts';

/**
 * Ranks homes and names the first ones: "the oldest", "the two cheapest".
 * @param asked other facts requested of the first: "the year of the biggest"
 */
export function homeRanking(
  homes: readonly Property[],
  order: Order,
  task: HomesTask,
  sources: Sources,
  asked: readonly Attribute[] = [],
): Answer {
  const { words } = sources;
  const known = homes.filter((home) => homeFigure(home, order.by) !== null);
  const sorted = sortHomes(known, order);
  const shown =
    order.most === 0 ? sorted.slice(0, MOST_SHOWN) : sorted.slice(order.place, order.place + order.most);
  const [first] = shown;
  const heading = words.home.heading[order.by] ?? '';
  if (!first) return homesAnswer([], words.home.noFigure(heading), task);
  const after = {
    ...listTask(task.wish, order, sorted, shown.length),
    focus: shown.length === 1 ? first.id : null,
  };
  const left = order.most === 0 ? sorted.length - shown.length : 0;
  if (shown.length > 1) return homeList(shown, '', after, sources, left);
  const said = writtenHomeFigure(first, order.by, words)?.inFull ?? '';
  const opening = order.place === 0 ? words.home.extreme(order.lowest, heading, first.address, said) : '';
  const beside = asked.filter((one) => one !== order.by).map((one) => homeFactSentence(first, one, sources));
  const text = [
    [opening, ...beside].filter(Boolean).join(' '),
    `• ${homeLine(first, sources)}`,
    homeNotice(first, words),
  ];
  return ofHome(first, text.filter(Boolean).join('\n'), after);
}

/** Explains why a home has its place in a ranking: its figure and those of its neighbors. */
export function reasonForPlace(task: HomesTask & { order: Order }, sources: Sources): Answer | null {
  const { by, lowest, place } = task.order;
  const sorted = sortHomes(homesOf(task.results, sources), task.order);
  const home = sorted[place];
  const { words } = sources;
  const figure = home && writtenHomeFigure(home, by, words);
  if (!home || !figure) return null;
  const said = (other: Property | undefined) => {
    const its = other && writtenHomeFigure(other, by, words);
    return its ? `${its.name}, ${its.text}` : '';
  };
  const text = words.home.because({
    heading: words.home.heading[by] ?? '',
    lowest,
    place,
    address: home.address,
    value: figure.text,
    before: place > 0 ? said(sorted[place - 1]) : '',
    next: said(sorted[place + 1]),
  });
  return homesAnswer([home], text, task);
}

/** Groups homes by type: the requested types first, then the rest. */
export function homesByKind(
  homes: readonly Property[],
  kinds: readonly string[],
  task: HomesTask,
  sources: Sources,
): Answer {
  const { words } = sources;
  const others = homes
    .map(({ propertyType }) => kindOf(propertyType))
    .filter((type) => !kinds.includes(type));
  const rows = [...kinds, ...new Set(others)].map((kind) => {
    const name = words.home.types[kind] ?? kind;
    const own = homes.filter(({ propertyType }) => kindOf(propertyType) === kind);
    return `• ${words.home.ofKind(
      capitalized(name),
      own.map(({ address }) => address),
    )}`;
  });
  return homesAnswer(homes, rows.join('\n'), task);
}

/** Calculates a figure over several records and shows how; null if there is nothing to calculate with. */
export async function calculate(
  operation: Exclude<Operation, 'count'>,
  attribute: Attribute,
  { homes, areas }: { homes: readonly Property[]; areas: readonly Neighborhood[] },
  sources: Sources,
): Promise<Answer | null> {
  const { words } = sources;
  const isOfHomes = homes.length > 0;
  const fact = isAreaFact(attribute) ? attribute : null;
  const ofAreas = fact && !isOfHomes ? await areaFigures(areas, fact, sources) : [];
  const figures: WrittenFigure[] = isOfHomes
    ? homes.flatMap((home) => writtenHomeFigure(home, attribute, words) ?? [])
    : ofAreas;
  const sorted = figures.toSorted((one, other) => other.value - one.value);
  const [more, less] = [sorted[0], sorted.slice(1).at(-1)];
  if (!more || !less) return null;
  const write = (value: number) => formatInCalculation(value, attribute);
  const total = figures.reduce((sum, { value }) => sum + value, 0);
  const mean = total / figures.length;
  // dollars and percentages are rounded when formatted
  const average = MONEY_FACTS.has(attribute) || attribute === 'trend' ? mean : Math.round(mean * 10) / 10;
  const terms = figures.length <= MOST_TERMS ? figures.map(({ value }) => write(value)).join(' + ') : '';
  const result = (value: number) => formatResult(value, attribute, words);
  // nothing is a percentage of zero, nor of a year
  const isPercent = operation === 'percent' && less.value > 0 && attribute !== 'year';
  const told = operation === 'percent' && !isPercent ? 'difference' : operation;
  const sums = {
    difference: () => differenceOf(more, less, attribute, words),
    percent: () =>
      `(${write(more.value)} − ${write(less.value)}) / ${write(less.value)} = ${Math.round((100 * (more.value - less.value)) / less.value)}%`,
    sum: () => (terms ? `${terms} = ${result(total)}` : result(total)),
    average: () => `${terms ? `(${terms})` : write(total)} / ${figures.length} = ${result(average)}`,
  };
  const heading = (isOfHomes ? words.home.heading[attribute] : fact && words.area.heading[fact]) ?? '';
  const isOfTwo = operation === 'difference' || operation === 'percent';
  const both = isOfTwo ? `${more.name}: ${more.text}. ${less.name}: ${less.text}. ` : '';
  const sum = `${both}${words.reckon[told](heading, sums[told]())}`;
  const after = isOfHomes
    ? [homeNotice(homes[0], words)]
    : [fact ? missingOf(areas, ofAreas, fact, sources) : '', sourceLines(ofAreas, words)];
  const text = [sum, ...after].filter(Boolean).join(' ');
  return isOfHomes
    ? { text, links: ['compare'], sources: homes.map(({ id }) => `home:${id}`) }
    : { ...areasAnswer(areas, text, fact ? [fact] : []), links: ['compare'] };
}

/** Compares two or three homes: their records, and the difference if there are two. */
export function homeComparison(homes: readonly Property[], task: HomesTask, sources: Sources): Answer {
  const { words } = sources;
  const [one, other] = homes;
  const apart =
    homes.length === 2 && one && other
      ? COMPARED.flatMap((attribute) => {
          const [more, less] = [homeFigure(one, attribute), homeFigure(other, attribute)].toSorted(
            (first, second) => (second?.value ?? 0) - (first?.value ?? 0),
          );
          if (!more || !less || more.value === less.value) return [];
          const heading = words.home.heading[attribute] ?? '';
          return [words.compare.more(heading, more.name, differenceOf(more, less, attribute, words))];
        })
      : [];
  const list = homeList(
    homes,
    '',
    { ...task, focus: null, results: homes.map(({ id }) => id), shown: homes.length },
    sources,
  );
  return { ...list, text: [list.text, apart.join(' ')].filter(Boolean).join('\n') };
}

const MOST_TERMS = 4;
const COMPARED: Attribute[] = ['price', 'size', 'pricePerSquareFoot'];
