import { describe, expect, test } from 'vitest';
import type { Entry, Wording } from '#domain/chat/knowledge.ts';
import { neighborhoods } from '../../neighborhoods.ts';
import { assistantPages } from '../assistant-pages.ts';
import { answerWordsEn } from '../words/answer-words-en.ts';
import { answerWordsEs } from '../words/answer-words-es.ts';
import { entries } from './entries.ts';
import { talkEntries } from './talk.ts';

const areas = new Set(neighborhoods.map(({ slug }) => slug));
const FIGURE = /\$\d|\d ?%|\d percent/;

describe('the entries', () => {
  test('have unique ids and titles', () => {
    for (const names of [
      entries.map(({ id }) => id),
      entries.map(({ title }) => title.en.toLowerCase()),
      entries.map(({ title }) => title.es.toLowerCase()),
    ])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('every entry', () => {
  const answersOf = ({ answer, bySide = {} }: Entry) => [answer, ...Object.values(bySide)];
  const aspectsOf = ({ aspects = {} }: Entry) => Object.values(aspects);

  test('has a title that fits a chip', () => {
    const titles = entries.flatMap(({ title }) => Object.values(title));
    expect(titles.filter(({ length }) => length > 48)).toEqual([]);
  });

  test('does not count the areas, because the agent may add one', () => {
    const texts = entries
      .flatMap((entry) => [...answersOf(entry), ...aspectsOf(entry)])
      .map((text) => JSON.stringify(text));
    const counted = /\b(?:eight|ocho|8) (?:\S+ )?(?:areas|neighborhoods|zonas|barrios)\b/i;
    expect(texts.filter((text) => counted.test(text))).toEqual([]);
  });

  test('has an answer of the right length in both languages', () => {
    for (const entry of entries) {
      const least = talkEntries.includes(entry) ? 8 : 25;
      expect(textsOutside(least, 70, answersOf(entry)), entry.id).toEqual([]);
    }
  });

  test('does not refer to a named home, because the visitor may have named none', () => {
    const texts = entries.flatMap((entry) => [...answersOf(entry), ...aspectsOf(entry)]);
    const said = texts.flatMap(({ en, es }) => [en, es]);
    expect(said.filter((text) => /\b(?:this home|esta casa)\b/i.test(text))).toEqual([]);
  });

  test('sends nobody to a page or a figure that this site does not have', () => {
    const sentences = entries
      .flatMap((entry) => [...answersOf(entry), ...aspectsOf(entry)])
      .flatMap(({ en, es }) => [en, es])
      .concat(answerWordsEn.home.noOpenHouse(''), answerWordsEs.home.noOpenHouse(''))
      .flatMap((text) => text.split(/(?<=[.;:])\s/));
    const absent = [
      /\b(?:on|open) (?:its|a home[’']s|the home[’']s) (?:own )?page\b|en (?:su página|la página de (?:la|cada) casa)\b/i,
      /\bask me (?:for )?the distance|pregúnteme la distancia/i,
      /(?:sold-to-list|months of supply|price cuts|precio pedido|meses de (?:inventario|oferta)).*\bMarket Insights\b/i,
    ];
    expect(sentences.filter((sentence) => absent.some((pattern) => pattern.test(sentence)))).toEqual([]);
  });

  test('says yes or no only before a colon, so that it can be removed from other answers', () => {
    const texts = entries.flatMap((entry) => [...answersOf(entry), ...aspectsOf(entry)]);
    const openings = texts.flatMap(({ en, es }) => [
      /^(?:yes|no|(?:often|usually|normally|mostly) (?:yes|no))\b(?! \w)[^:]*?[,.:;]/i.exec(en)?.[0] ?? '',
      /^(?:sí|no|quizá|(?:a menudo|muchas veces|casi siempre|normalmente) (?:sí|no))(?=[,.:;])./i.exec(
        es,
      )?.[0] ?? '',
    ]);
    expect(openings.filter((opening) => opening !== '' && !opening.endsWith(':'))).toEqual([]);
    const [verdictsEn, verdictsEs] = [answerWordsEn, answerWordsEs].map(({ entry }) => entry.verdicts);
    const unknown = openings.filter(
      (opening) => opening && ![...(verdictsEn ?? []), ...(verdictsEs ?? [])].includes(opening.slice(0, -1)),
    );
    expect(unknown).toEqual([]);
  });

  test('has aspect answers of a few sentences', () => {
    for (const entry of entries) expect(textsOutside(12, 75, aspectsOf(entry)), entry.id).toEqual([]);
  });

  test('names its source, and the year of its figures', () => {
    expect(entries.filter(({ source }) => source === '')).toEqual([]);
    const withFigures = entries.filter((entry) =>
      [...answersOf(entry), ...aspectsOf(entry)].some(({ en }) => FIGURE.test(en)),
    );
    expect(withFigures.filter(({ year = 0 }) => year < 2025).map(({ id }) => id)).toEqual([]);
  });

  test('links to existing pages only', () => {
    const isPage = (link: string) => link in assistantPages || areas.has(link.replace(/^area:/, ''));
    expect(entries.flatMap(({ links }) => links).filter((link) => !isPage(link))).toEqual([]);
    const slugs = entries.flatMap(({ byArea = {} }) => Object.keys(byArea));
    expect(slugs.filter((slug) => !areas.has(slug))).toEqual([]);
  });
});

/** Returns the texts whose number of words is out of range. */
function textsOutside(least: number, most: number, texts: Wording[]): string[] {
  return texts
    .flatMap(({ en, es }) => [en, es])
    .filter((text) => {
      const words = text.trim().split(/\s+/).length;
      return words < least || words > most;
    });
}
