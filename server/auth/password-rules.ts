import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import { commonPasswords } from './common-passwords.ts';

export type PasswordProblem = 'too-short' | 'too-long' | 'common';

/** So few characters beside one's own name or address are no secret. */
const FEW = 3;

/**
 * What is wrong with a new password; null when nothing is. Any characters do: length is what counts, and that it is not the
 * name or address of whose it is (ASVS 5.0, 6.2.11).
 */
export function passwordProblem(
  password: string,
  { name, email }: { name: string; email: string },
): PasswordProblem | null {
  if ([...password].length < SHORTEST_PASSWORD) return 'too-short';
  if ([...password].length > LONGEST_PASSWORD) return 'too-long';
  const plain = password.toLowerCase().replace(/\s/g, '');
  if (commonPasswords.has(plain) || new Set(plain).size < 4) return 'common';
  const own = [email, ...email.split('@'), ...name.split(' ')].map((word) => word.toLowerCase());
  const left = own
    .filter(({ length }) => length > 2)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  return left.length <= FEW ? 'common' : null;
}
