import { plainText } from '#domain/chat/text/plain-text.ts';

/** Names that in Charlotte more often mean something else: another state, a first name, this country. */
const OTHER_MEANINGS: ReadonlySet<string> = new Set([
  'georgia',
  'jordan',
  'chad',
  'jersey',
  'guinea',
  'united-states',
  'estados-unidos',
]);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries of the Unicode CLDR in English and Spanish, in plain text; a dash joins the words of a name. */
export const countryNames: string = [...new Set(['en', 'es'].flatMap(namesIn))]
  .filter((name) => !OTHER_MEANINGS.has(name))
  .join(' ');

function namesIn(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.flatMap((code) => names.of(code) ?? []).map((name) => plainText(name).replaceAll(' ', '-'));
}
