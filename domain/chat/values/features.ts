import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import { ruledOutBefore } from './kinds.ts';
import { spokenNumbers, withDigits } from './number-words.ts';
import { wholeMatches } from './whole-matches.ts';

/** Something a description may tell of: plain words and phrases, of which each also stands for its plural. */
export interface Feature {
  id: string;
  /** How an answer names it. */
  name: { en: string; es: string };
  /** How people ask for it, in either language. */
  ask: readonly string[];
  /** How descriptions tell of it; as it is asked for where left out. */
  found?: readonly string[];
  /** No home is without it: by itself it tells none apart. */
  isUsual?: true;
}

export interface FeaturesRead {
  /** Ids of those asked for. */
  wanted: string[];
  /** Ids of those ruled out. */
  out: string[];
  /** Whether nothing more is asked than a yes or no to them: "does _home have a dock?" */
  isYesOrNo: boolean;
  /** What is left of the text without them. */
  rest: string;
  /** The words that name those asked for. */
  said: string[];
}

/** @returns a function that finds the features a plain text asks for */
export function featureReader(features: readonly Feature[]): (text: string) => FeaturesRead {
  const patterns = features.map(({ id, ask }) => [id, anyOf(ask)] as const);
  return (text) => {
    const found = wholeMatches(text, patterns);
    const out = found.filter(({ at }) => ruledOutBefore(text.slice(0, at)));
    const wanted = found.filter((one) => !out.includes(one));
    const rest = found
      .toSorted((one, other) => other.at - one.at)
      .reduce((left, { at, end }) => left.slice(0, at) + left.slice(end), text);
    return {
      wanted: wanted.map(({ name }) => name),
      out: out.map(({ name }) => name),
      isYesOrNo: found.length > 0 && YES_OR_NO.test(rest),
      rest,
      said: wanted.map(({ at, end }) => text.slice(at, end)),
    };
  };
}

/**
 * @returns a function that finds the features a thing wished for is, by id: the words of a name of theirs stand in it in
 * whatever order, "primary bedroom on the main floor"
 */
export function thingReader(features: readonly Feature[]): (said: string) => string[] {
  const names = features.flatMap(({ id, ask }) =>
    ask.map((name) => ({ id, words: tellingWordsOf(name) })).filter(({ words }) => words.length > 1),
  );
  return (said) => {
    const words = new Set(tellingWordsOf(said));
    return [
      ...new Set(names.filter((name) => name.words.every((word) => words.has(word))).map(({ id }) => id)),
    ];
  };
}

function tellingWordsOf(phrase: string): string[] {
  return phrase.split(' ').filter((word) => !SMALL_WORDS.has(word));
}

const SMALL_WORDS = new Set('a an the on in of to for with el la de en con'.split(' '));

/** What is left of a plain question without the features it names. */
const YES_OR_NO =
  /^(?:(?:hi|hello|hey|hola|ok|so|and|y|also|too|but|please|tambien|what about|how about|does|do|is|are|there|it|this|that|the|your|an?|any|own|its|have|has|got|with|come|comes|included|includes?|in|at|on|de|del|en|el|la|los|las|un|una|su|tiene|hay|con|esa?|esta?|homes?|(?:town ?)?house|townhome|condo|loft|place|unit|listing|one|casa|1|_home|_)(?: |$)+)*$/;

/**
 * @returns a function that tells whether a home's description speaks of a feature, and in which sentence; what no feature is
 * called by is looked for as it was said
 */
export function featureFinder(
  features: readonly Feature[],
): (home: Pick<Property, 'description'>, id: string) => string | null {
  const patterns = new Map(features.map(({ id, ask, found }) => [id, anyOf(found ?? ask)]));
  return ({ description }, id) => {
    const pattern = patterns.get(id) ?? (id.startsWith('“') ? anyOf([id.slice(1, -1)]) : null);
    if (!pattern) return null;
    const told = (sentence: string) => withDigits(plainText(spokenNumbers(sentence)));
    return description.split(/(?<=[.;]) /).find((sentence) => pattern.test(told(sentence))) ?? null;
  };
}

/** The id of something no feature is called by, so that it is looked for as it was said. */
export function quoted(thing: string): string {
  return `“${thing}”`;
}

function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${longestFirst.join('|')})(?:e?s)?\\b`);
}
