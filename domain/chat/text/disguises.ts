import { fold, plainText } from './plain-text.ts';

/**
 * Returns readings of a message for the guard with disguises undone: letters separated by spaces or dots, digits and signs
 * instead of letters, repeated letters. The plain reading comes first; duplicates are removed.
 */
export function undisguisedReadings(raw: string): string[] {
  const folded = fold(raw);
  const signs = [signsAsLetters(folded, 'i'), signsAsLetters(folded, 'l')];
  const all = [...new Set([raw, ...signs])].flatMap((text) => {
    const plain = plainText(text);
    const withoutSigns = text.replace(SIGNS_IN_A_WORD, '');
    return [
      plain,
      withoutSigns === text ? plain : plainText(withoutSigns),
      plain.replace(SPACED_LETTERS, joined),
      plain.replace(SPACED_LETTERS_AFTER_ONE, joined),
      plain.replace(/([a-z])\1{2,}/g, '$1'),
    ];
  });
  return [...new Set(all)];
}

/** A hyphen between two longer parts is spelling, not a disguise: "mother-in-law suite". */
const SIGNS_IN_A_WORD = /(?<=[a-z])(?!(?<=[a-z]{2})-[a-z]{2})[.*_\-~·•|/]+(?=[a-z])/gi;

const SIGNS: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' };

/** "sch00ls", "5afe", "bl@ck": only in words that also contain letters, except "3br" or "600k". */
function signsAsLetters(folded: string, one: 'i' | 'l'): string {
  return folded.replace(/\S*[a-z]\S*/g, (word) =>
    /^[$€]?[\d.,]+(k|m|mm|mil|br?d?r?|ba|bed|bath|st|nd|rd|th|sq|sqft|s)?[?.!,]*$/.test(word)
      ? word
      : word
          .replace(/[034578@$]/g, (sign) => SIGNS[sign] ?? sign)
          .replace(/[1!|](?=[a-z])|(?<=[a-z])[1|]/g, one),
  );
}

/** Three or more single letters: "s a f e" becomes "safe". */
const SPACED_LETTERS = /(?<![a-z0-9])[a-z](?: [a-z]){2,}(?![a-z0-9])/g;
/** The same after a word of one letter: "is a s a f e area". */
const SPACED_LETTERS_AFTER_ONE = /(?<=(?<![a-z0-9])[a-z] )[a-z](?: [a-z]){2,}(?![a-z0-9])/g;

function joined(letters: string): string {
  return letters.replaceAll(' ', '');
}
