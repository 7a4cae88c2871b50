/**
 * A plain text with digits without a number that is taken back, where another is said: "forget the 10%, 20 then", "15 years, not
 * 30". In the place of a percentage stands the mark of one.
 */
export function withoutTakenBack(text: string): string {
  const rest = text
    .replace(TAKEN_BACK, (said) => (/%|percent|ciento/.test(said) ? ` ${PERCENT_BEFORE} ` : ' _ '))
    .replace(/ +/g, ' ')
    .trim();
  return /\d/.test(rest) ? rest : text;
}

export const PERCENT_BEFORE = '_%';
const TAKEN_BACK =
  /(?<!\b(?:why|or|if|whether) )\b(?:not|forget|scratch|never ?mind|olvid\w+|ya no)(?: (?:about|the|an?|at|my|el|la|los|del|de))* \$? ?\d+(?:\.\d+)?(?: ?(?:%|(?:k|thousand|mil|million|percent|por ciento|years?|anos)\b))?(?: (?:down|de enganche)\b)?/g;
