interface RedactionOptions {
  /** Names the visitor gave in the conversation; empty ones are ignored. */
  names: readonly string[];
  /** Text that is not redacted: addresses of listed homes, names of areas and of the agent. */
  keep: readonly string[];
}

/**
 * Redacts personal data: e-mail addresses, phone, card and social security numbers, street addresses, dates of birth, handles,
 * and names in phrases such as "my name is". Other names cannot be told from ordinary words.
 */
export function redactPersonalData(text: string, { names, keep }: RedactionOptions): string {
  const kept = new Set(keep.map((one) => one.toLowerCase()));
  const unlessKept = (mark: string) => (found: string) => (isKept(found, kept) ? found : mark);
  let cut = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  for (const name of names.filter((one) => one.length > 1)) cut = cut.replace(wholeWord(name), NAME);
  return cut
    .replace(EMAIL, '[email]')
    .replace(SPELLED_EMAIL, '[email]')
    .replace(HANDLE, '[handle]')
    .replace(STREET, unlessKept('[address]'))
    .replace(STREET_ES, '[address]')
    .replace(POST_BOX, '[address]')
    .replace(DATE, '[date]')
    .replace(DIGITS, '[number]')
    .replace(SPELLED_DIGITS, '[number]')
    .replace(SAID_NAME, (_, before: string) => `${before}${NAME}`)
    .replace(CAPITAL_NAME, (all: string, before: string, name: string) =>
      isKept(name, kept) ? all : `${before}${NAME}`,
    );
}

/** The addresses of listed homes, which are not redacted, each also without its unit: "8 Railbed Way" of "8 Railbed Way, No. 512". */
export function listedAddresses(homes: readonly { address: string }[]): string[] {
  return homes.flatMap(({ address }) => [address, address.split(',', 1).join()]);
}

const NAME = '[name]';

const EMAIL = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/gu;
const SPELLED_EMAIL =
  /(?<![\w.+-])[\w.+-]+\s*(?:\(at\)|\[at\]|\bat\b|\barroba\b)\s*[\w-]+(?:\s*(?:\(dot\)|\[dot\]|\bdot\b|\bpunto\b|\.)\s*[a-z]{2,})+/giu;
const HANDLE = /(?<![\w.])@\w{2,}/g;

/** Seven or more digits with any separators: phone, card, social security and account numbers. Prices have a $ or commas. */
const DIGITS = /(?<![$\d,])\+?\(?\d(?:[\s().–—/_-]{0,3}\d){6,}/g;
const DIGIT_WORD =
  '(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
const SPELLED_DIGITS = new RegExp(`\\b(?:${DIGIT_WORD}[\\s,-]+){6,}${DIGIT_WORD}\\b`, 'gi');
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d{2}\b/g;

const STREET_KIND =
  '(?:street|st|avenue|ave|av|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|circle|cir|terrace|ter|trail|trl|parkway|pkwy|highway|hwy|alley|row|square|sq|loop|run|pike|crossing|cove|point|walk|commons|bend)';
const STREET = new RegExp(
  `\\b\\d{1,6}[a-z]?\\s+(?:[nsew]\\.?\\s+)?(?:[\\p{L}\\d'’.-]+\\s+){1,4}${STREET_KIND}\\b\\.?`,
  'giu',
);
const STREET_ES =
  /\b(?:calle|avenida|avda|carrera|camino)\.?\s+[\p{L}\s.]{2,40}?\s*(?:n[oº°.]*\s*)?\d{1,6}\b/giu;
const POST_BOX =
  /\b(?:p\.?\s*o\.?\s*box|apartado(?: postal)?|apt\.?|apartment|unit|suite|ste\.?)\s*#?\s*\d+\w?\b/giu;

const WORD = "[\\p{L}][\\p{L}\\p{M}'’-]*";
/** A name in any case follows these phrases. */
const SAID_NAME = new RegExp(
  `\\b((?:my|his|her|our|the|full|first|last|maiden|legal)?\\s*(?:names?(?:'s|’s)?\\s*(?:is|are|:)|name's|name’s|i am called|i'm called|call me|signed,?|me llamo|mi nombre es|mi apellido es|se llama)\\s+)(?!(?:back|later|tomorrow|today|when|if|at|on|now|asap)\\b)${WORD}(?:\\s+(?!(?:and|y|i|we|my|from|at|on|in|or|who|looking|but|que|de)\\b)${WORD}){0,2}`,
  'giu',
);
/** A capitalized word after these phrases is a name. */
const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const CAPITAL_NAME = new RegExp(
  `((?:\\b(?:[Ii]['’]?m|[Ii] am|[Tt]his is|[Ii]t['’]?s|[Ii]t is|[Ss]oy|[Mm]y (?:wife|husband|partner|son|daughter|mother|father|mom|dad|brother|sister|friend|boss|client)|[Mm]i (?:esposa|esposo|hijo|hija|madre|padre)|[Rr]egards|[Tt]hanks|[Tt]hank you|[Ss]incerely|[Cc]heers|[Bb]est|[Gg]racias|[Ss]aludos|Mr|Mrs|Ms|Mx|Dr|Sr|Sra)\\b[.,:]?\\s*[-–—]?\\s*)|(?:^|\\n)\\s*[-–—]\\s*)(${CAPITAL}(?:\\s+${CAPITAL}){0,2})`,
  'gu',
);

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name.normalize('NFKC'))}(?![\\p{L}\\d])`, 'giu');
}

/** Keeps "16 Bobbin Court" as a whole match, and "Dilworth" in the position of a name. */
function isKept(found: string, kept: ReadonlySet<string>): boolean {
  return kept.has(found.toLowerCase().replace(/[.,]+$/, ''));
}
