/** How the owner of a home files taxes, which determines how much of a gain is excluded from tax. */
export type FilingStatus = 'single' | 'married';

/** Returns the owner's filing status if the plain text is about a gain or about nothing else. */
export function filingStatusIn(text: string): FilingStatus | undefined {
  const isOfGain = OF_GAIN.test(text) || text.split(' ').length <= MAX_WORDS_OF_OWNER;
  if (!isOfGain || WIDOWED.test(text)) return undefined;
  return SINGLE.test(text) ? 'single' : MARRIED.test(text) ? 'married' : undefined;
}

const OF_GAIN = /\b(?:gains?|tax(?:es|ed)?|profit|ganancia|impuestos?)\b/;
/** "We are married", said after a gain was calculated */
const MAX_WORDS_OF_OWNER = 4;
const MARRIED =
  /\b(?:married|my (?:wife|husband|spouse)|(?:wife|husband) and i|jointly|casad[oa]s?|mi (?:espos[oa]|marido))\b/;
const SINGLE =
  /\b(?:just me|only me|only my name|single(?! (?:family|story|level|floor))|(?:not|never|no longer) married|unmarried|(?<!not (?:yet )?)divorced|solter[oa]|solo yo|no (?:estoy|soy) casad[oa]|divorciad[oa])\b/;
/** A surviving spouse may exclude as much as a couple for two years. */
const WIDOWED =
  /\b(?:widow(?:s|ed|er)?|viud[oa]|(?:wife|husband|spouse|espos[oa]|marido) (?:has |just )?(?:died|passed|murio|fallecio)|(?:late|deceased) (?:wife|husband|spouse))\b/;
