import type { FileMark } from '../content/import-content.ts';
import { printable } from './printable.ts';

/** One line with a marked phrase, its place, why fair housing law may forbid it, and a suggestion. */
export function markLine({ kind, id, field, phrase, reason, suggestion }: FileMark): string {
  const instead = suggestion ? ` Instead: “${suggestion}”.` : ' It is best left out.';
  return `${printable(`${kind}/${id} ${field}: “${phrase}”. ${reason}${instead}`)}\n`;
}
