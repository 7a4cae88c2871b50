import type { Property } from '../../listings/property.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import type { Order } from '../values/order.ts';
import { distance, fits, missed, type Wish } from '../values/wish.ts';
import type { Answer, Sources } from './answer.ts';
import { homeFigure } from './figures.ts';
import { featureName, homeLine, homesOf, MOST_SHOWN, noticeOf } from './home-answers.ts';
import { wishInWords } from './wish-in-words.ts';

/** Homes that miss something, told where none fits. */
const MOST_CLOSE = 2;
/** With fewer found, a look at every area is offered. */
const FEW = 2;

/** The homes that are what is wished for, in order; else the closest, and what they miss. */
export function homeSearch(wish: Wish, order: Order | null, sources: Sources): Answer {
  const found = inOrder(fitting(wish, sources), order);
  const within = wishInWords(wish, sources);
  const { words } = sources;
  const close = found.length > 0 ? [] : closestTo(wish, sources);
  const unsaid = (wish.features ?? []).filter(
    (feature) => !sources.homes.some((home) => sources.saidOf(home, feature)),
  );
  const shown = found.slice(0, MOST_SHOWN);
  const rest = found.length - shown.length;
  const text = [
    found.length > 0 ? words.home.count(found.length, within) : words.home.noneOf(within),
    ...unsaid.map((feature) => words.home.noFeature(featureName(feature, sources))),
    ...(close.length > 0 ? [words.home.closest] : []),
    ...shown.map((home) => `• ${homeLine(home, sources, order?.by)}`),
    ...close.map((home) => `• ${homeLine(home, sources)} (${missing(home, wish, sources)})`),
    rest > 0 ? words.home.more(rest) : '',
    noticeOf(shown[0] ?? close[0], words),
  ];
  const all = found.length > 0 ? found : close;
  return {
    text: text.filter(Boolean).join('\n'),
    links: ['compare', ...(wish.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`)],
    sources: all.slice(0, MOST_SHOWN).map(({ id }) => `home:${id}`),
    ...(wish.areas && found.length < FEW && { suggestions: [words.inAllAreas] }),
    task: listTask(wish, order, all, Math.min(all.length, MOST_SHOWN)),
  };
}

/** The next of those found. */
export function moreHomes(task: HomesTask, sources: Sources): Answer | null {
  const next = homesOf(task.results.slice(task.shown, task.shown + MOST_SHOWN), sources);
  if (next.length === 0) return null;
  const rest = task.results.length - task.shown - next.length;
  const { words } = sources;
  return {
    text: [
      ...next.map((home) => `• ${homeLine(home, sources, task.order?.by)}`),
      rest > 0 ? words.home.more(rest) : '',
      noticeOf(next[0], words),
    ]
      .filter(Boolean)
      .join('\n'),
    links: ['compare'],
    sources: next.map(({ id }) => `home:${id}`),
    task: { ...task, shown: task.shown + next.length },
  };
}

/** The homes that a wish leaves. */
export function fitting(wish: Wish, { homes, saidOf }: Pick<Sources, 'homes' | 'saidOf'>): Property[] {
  return homes.filter((home) => fits(home, wish, (one, feature) => saidOf(one, feature) !== null));
}

/** Homes in the order asked for; the cheapest first where none is. A home without the figure comes last. */
export function inOrder(homes: readonly Property[], order: Order | null): Property[] {
  const { by, lowest } = order ?? { by: 'price' as const, lowest: true };
  const value = (home: Property) => homeFigure(home, by)?.value ?? (lowest ? Infinity : -Infinity);
  return homes.toSorted((one, other) => (lowest ? 1 : -1) * (value(one) - value(other)));
}

export function listTask(
  wish: Wish,
  order: Order | null,
  homes: readonly Property[],
  shown: number,
): HomesTask {
  const [only] = homes;
  return {
    kind: 'homes',
    wish,
    order,
    results: homes.map(({ id }) => id),
    shown,
    focus: homes.length === 1 && only ? only.id : null,
  };
}

function closestTo(wish: Wish, { homes, saidOf }: Sources): Property[] {
  const describes = (home: Property, feature: string) => saidOf(home, feature) !== null;
  return homes
    .toSorted((one, other) => distance(one, wish, describes) - distance(other, wish, describes))
    .slice(0, MOST_CLOSE);
}

function missing(home: Property, wish: Wish, { words, saidOf }: Sources): string {
  const names = missed(home, wish, (one, feature) => saidOf(one, feature) !== null);
  return words.home.misses([...new Set(names.map((name) => words.wish.names[name]))].join(', '));
}
