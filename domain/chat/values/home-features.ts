import type { Property } from '../../listings/property.ts';
import { isExcludedBy } from './home-types.ts';
import { longestMatches } from './longest-matches.ts';
import { isRuledOutAfter } from './negation.ts';
import { plainTextWithDigits } from './number-words.ts';

/** A feature that descriptions may mention. Words and phrases are plain text; each also matches its plural. */
export interface HomeFeature {
  id: string;
  /** Its name in answers. */
  name: { en: string; es: string };
  /** What people call it, in either language. */
  ask: readonly string[];
  /** What descriptions call it; defaults to `ask`. */
  found?: readonly string[];
  /** Every home has it, so it cannot narrow a search on its own. */
  isUsual?: true;
}

interface FeatureMatches {
  /** Ids of the requested features. */
  wanted: string[];
  /** Ids of the features the visitor does not want. */
  excluded: string[];
  /** The text is a yes-or-no question about these features: "does _home have a dock?" */
  isYesOrNo: boolean;
  /** The text without the features. */
  rest: string;
  /** The words that name the requested features. */
  phrases: string[];
}

/** @returns a function that finds the features in a plain text */
export function createFeatureReader(features: readonly HomeFeature[]): (text: string) => FeatureMatches {
  const patterns = features.map(({ id, ask }) => [id, anyPhrasePattern(ask)] as const);
  return (text) => {
    const found = longestMatches(text, patterns);
    const excluded = found.filter(
      ({ start, end }) => isExcludedBy(text.slice(0, start)) || isRuledOutAfter(text.slice(end)),
    );
    const wanted = found.filter((one) => !excluded.includes(one) && !LIKED_BUT.test(text.slice(one.end)));
    const rest = found
      .toSorted((one, other) => other.start - one.start)
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
    return {
      wanted: wanted.map(({ name }) => name),
      excluded: excluded.map(({ name }) => name),
      isYesOrNo: found.length > 0 && YES_OR_NO.test(rest),
      rest,
      phrases: wanted.map(({ start, end }) => text.slice(start, end)),
    };
  };
}

/**
 * @returns a function that returns the ids of the features a phrase names, with the words in any order: "primary bedroom on
 * the main floor"
 */
export function createPhraseFeatureReader(features: readonly HomeFeature[]): (phrase: string) => string[] {
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

/** "Roof deck is cool but the dog needs grass" grants a feature and asks for another. */
const LIKED_BUT =
  /^ (?:is|are|was|were|sounds?|looks?|esta|estan|suena)(?: [a-z]+){1,3} (?:but|though|pero)\b/;

/** A plain yes-or-no question without the features it names. */
const YES_OR_NO =
  /^(?:(?:hi|hello|hey|hola|ok|so|and|y|also|too|but|please|tambien|what about|how about|does|do|is|are|there|it|this|that|the|your|an?|any|own|its|have|has|got|with|come|comes|included|includes?|in|at|on|de|del|en|el|la|los|las|un|una|su|tiene|hay|con|esa?|esta?|homes?|(?:town ?)?house|townhome|condo|loft|place|unit|listing|one|casa|1|_home|_)(?: |$)+)*$/;

/**
 * @returns a function that returns the sentence of a home's description that mentions a feature, or null; a quoted phrase is
 * searched for literally
 */
export function createFeatureFinder(
  features: readonly HomeFeature[],
): (home: Pick<Property, 'description'>, id: string) => string | null {
  const patterns = new Map(features.map(({ id, ask, found }) => [id, anyPhrasePattern(found ?? ask)]));
  return ({ description }, id) => {
    const pattern = patterns.get(id) ?? (id.startsWith('“') ? anyPhrasePattern([id.slice(1, -1)]) : null);
    if (!pattern) return null;
    const sentences = description.split(/(?<=[.;]) /);
    return sentences.find((sentence) => pattern.test(plainTextWithDigits(sentence))) ?? null;
  };
}

/** Returns the feature id of a phrase that is to be searched for literally. */
export function quotedFeatureId(thing: string): string {
  return `“${thing}”`;
}

function anyPhrasePattern(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${longestFirst.map((phrase) => RegExp.escape(phrase)).join('|')})(?:e?s)?\\b`);
}
