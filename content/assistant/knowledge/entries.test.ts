import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neighborhoods } from '../../neighborhoods.ts';
import { assistantPages } from '../assistant-pages.ts';
import { entries } from './entries.ts';
import { talkEntries } from './talk.ts';

const areas = new Set(neighborhoods.map(({ slug }) => slug));
const words = (text: string) => text.trim().split(/\s+/).length;
const FIGURE = /\$\d|\d ?%|\d percent/;

describe('the entries', () => {
  it('have an id and a title of their own', () => {
    for (const names of [
      entries.map(({ id }) => id),
      entries.map(({ title }) => title.en.toLowerCase()),
      entries.map(({ title }) => title.es.toLowerCase()),
    ])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('answer each topic of the training examples once', () => {
    const known = readFileSync('assistant-training/topics.txt', 'utf8').trim().split('\n');
    expect(entries.flatMap((entry) => entry.topics).toSorted()).toEqual(known.toSorted());
  });
});

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const aspects = Object.values(entry.aspects ?? {});
  const answers = [entry.answer, ...Object.values(entry.bySide ?? {})];

  it('has a title that fits a chip', () => {
    for (const title of Object.values(entry.title)) expect(title.length, title).toBeLessThanOrEqual(48);
  });

  it('says enough and no more in both languages', () => {
    const least = talkEntries.includes(entry) ? 8 : 25;
    for (const text of answers.flatMap(({ en, es }) => [en, es])) {
      expect(words(text), text).toBeGreaterThanOrEqual(least);
      expect(words(text), text).toBeLessThanOrEqual(70);
    }
  });

  it('answers what else is asked about it in a few sentences', () => {
    for (const text of aspects.flatMap(({ en, es }) => [en, es])) {
      expect(words(text), text).toBeGreaterThanOrEqual(12);
      expect(words(text), text).toBeLessThanOrEqual(75);
    }
  });

  it('names its source, and the year of its figures', () => {
    expect(entry.source).not.toBe('');
    if ([...answers, ...aspects].some(({ en }) => FIGURE.test(en)))
      expect(entry.year).toBeGreaterThanOrEqual(2025);
  });

  it('leads to pages there are', () => {
    for (const link of entry.links)
      expect(link in assistantPages || areas.has(link.replace(/^area:/, '')), link).toBe(true);
    for (const slug of Object.keys(entry.byArea ?? {})) expect(areas.has(slug), slug).toBe(true);
  });
});
