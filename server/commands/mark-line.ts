import type { FileMark } from '../content/import-content.ts';
import { printable } from './printable.ts';

/** A marked phrase, where it stands, why fair housing law may forbid it, and what to write instead: one line. */
export function markLine({ kind, id, field, phrase, reason, suggestion }: FileMark): string {
  const instead = suggestion ? ` Instead: “${suggestion}”.` : ' It is best left out.';
  return `${printable(`${kind}/${id} ${field}: “${phrase}”. ${reason}${instead}`)}\n`;
}
