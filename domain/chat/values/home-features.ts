import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import { isExcludedBy } from './home-types.ts';
import { longestMatches } from './longest-matches.ts';
import { expandNumberShorthand, numberWordsToDigits } from './number-words.ts';

/** Something a description may tell of: plain words and phrases, of which each also stands for its plural. */
export interface HomeFeature {
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

export interface FeatureMatches {
  /** Ids of those asked for. */
  wanted: string[];
  /** Ids of those ruled out. */
  excluded: string[];
  /** Whether nothing more is asked than a yes or no to them: "does _home have a dock?" */
  isYesOrNo: boolean;
  /** What is left of the text without them. */
  rest: string;
  /** The words that name those asked for. */
  phrases: string[];
}

/** @returns a function that finds the features a plain text asks for */
export function createFeatureReader(features: readonly HomeFeature[]): (text: string) => FeatureMatches {
  const patterns = features.map(({ id, ask }) => [id, anyPhrasePattern(ask)] as const);
  return (text) => {
    const found = longestMatches(text, patterns);
    const out = found.filter(({ start }) => isExcludedBy(text.slice(0, start)));
    const wanted = found.filter((one) => !out.includes(one));
    const rest = found
      .toSorted((one, other) => other.start - one.start)
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
    return {
      wanted: wanted.map(({ name }) => name),
      excluded: out.map(({ name }) => name),
      isYesOrNo: found.length > 0 && YES_OR_NO.test(rest),
      rest,
      phrases: wanted.map(({ start, end }) => text.slice(start, end)),
    };
  };
}

/**
 * @returns a function that finds the features a thing wished for is, by id: the words of a name of theirs stand in it in
 * whatever order, "primary bedroom on the main floor"
 */
export function createPhraseFeatureReader(features: readonly HomeFeature[]): (said: string) => string[] {
  const names = features.flatMap(({ id, ask }) =>
    ask.map((name) => ({ id, words: contentWords(name) })).filter(({ words }) => words.length > 1),
  );
  return (said) => {
    const words = new Set(contentWords(said));
    return [
      ...new Set(names.filter((name) => name.words.every((word) => words.has(word))).map(({ id }) => id)),
    ];
  };
}

function contentWords(phrase: string): string[] {
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
export function createFeatureFinder(
  features: readonly HomeFeature[],
): (home: Pick<Property, 'description'>, id: string) => string | null {
  const patterns = new Map(features.map(({ id, ask, found }) => [id, anyPhrasePattern(found ?? ask)]));
  return ({ description }, id) => {
    const pattern = patterns.get(id) ?? (id.startsWith('“') ? anyPhrasePattern([id.slice(1, -1)]) : null);
    if (!pattern) return null;
    const told = (sentence: string) => numberWordsToDigits(plainText(expandNumberShorthand(sentence)));
    return description.split(/(?<=[.;]) /).find((sentence) => pattern.test(told(sentence))) ?? null;
  };
}

/** The id of something no feature is called by, so that it is looked for as it was said. */
export function quotedFeatureId(thing: string): string {
  return `“${thing}”`;
}

function anyPhrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${longestFirst.join('|')})(?:e?s)?\\b`);
}
