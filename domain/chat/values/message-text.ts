import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { plainText } from '../text/plain-text.ts';
import { homesNamed, withNames, withoutAddresses } from './home-name.ts';
import { spokenNumbers, withDigits } from './number-words.ts';
import { withoutNumberedNames } from './numbered-names.ts';
import { type PlaceNames, type PlacesNamed, placeReader } from './places.ts';
import { withoutCorrected, withoutTakenBack } from './taken-back.ts';

export interface ReadRecords {
  areas: readonly Neighborhood[];
  homes: readonly Property[];
}

/** A message with marks in the place of homes and areas, which are told apart from its text. */
interface MarkedText extends PlacesNamed {
  /** Those that are named. */
  homes: Property[];
}

/** @returns a function that reads a message as plain text with digits, in which marks stand for the names of the records */
export function messageReader(places: PlaceNames): (raw: string, records: ReadRecords) => MarkedText {
  const placesIn = placeReader(places);
  return (raw, { areas, homes }) => {
    const text = withNames(textWithDigits(raw), homes);
    return { ...placesIn(withoutAddresses(text, homes), areas), homes: homesNamed(text, homes) };
  };
}

/** Plain text with digits; of a number that is corrected only the last stands. */
export function textWithDigits(raw: string): string {
  return withoutCorrected(
    withDigits(plainText(spokenNumbers(raw.replace(EMAIL, ' ').replace(NUMBER_SIGN, ' number ')))),
  );
}

/** Such a text as its figures are read: without numbers that are names or were taken back. */
export function textOfFigures(text: string): string {
  return withoutTakenBack(withoutNumberedNames(text));
}

/** What stands between words where a message has a comma or a full stop. No word is like it. */
export const PAUSE = ',';

/** The words of a message, with a PAUSE for each comma and full stop. @param textOf the plain text of a part */
export function wordsWithPauses(raw: string, textOf: (part: string) => string): string[] {
  const parts = raw.split(/[,;.!?\n]+(?=\s|$)/).map(textOf);
  return parts.filter(Boolean).join(` ${PAUSE} `).split(' ');
}

/** An address may hold digits that count nothing. */
const EMAIL = /\S+@\S+/g;
/** "#512", "No. 512" */
const NUMBER_SIGN = /#|\bno\. ?(?=\d{2})/gi;
