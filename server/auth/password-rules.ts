import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import { commonPasswords } from './common-passwords.ts';

export type PasswordProblem = 'too-short' | 'too-long' | 'common';

/** What is wrong with a new password; null when nothing is. Any characters do: length is what counts. */
export function passwordProblem(password: string): PasswordProblem | null {
  if ([...password].length < SHORTEST_PASSWORD) return 'too-short';
  if ([...password].length > LONGEST_PASSWORD) return 'too-long';
  const plain = password.toLowerCase().replace(/\s/g, '');
  return commonPasswords.has(plain) || new Set(plain).size < 4 ? 'common' : null;
}
