import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import { commonPasswords } from './common-passwords.ts';

type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal';

/** A password with only this many characters besides the person's name or address is too weak. */
const TOO_FEW_OTHER_CHARACTERS = 3;

/**
 * Checks a new password; null if it is acceptable. All characters are allowed: only length counts, and that it is not common
 * nor the person's name or address (ASVS 5.0, 6.2.11).
 */
export function passwordProblem(
  password: string,
  { name, email }: { name: string; email: string },
): PasswordProblem | null {
  if ([...password].length < SHORTEST_PASSWORD) return 'too-short';
  if ([...password].length > LONGEST_PASSWORD) return 'too-long';
  const plain = password.toLowerCase().replace(/\s/g, '');
  if (commonPasswords.has(plain) || new Set(plain).size < 4) return 'common';
  const personal = [email, ...email.split('@'), ...name.split(' ')].map((word) => word.toLowerCase());
  const rest = personal
    .filter(({ length }) => length > 2)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest.length <= TOO_FEW_OTHER_CHARACTERS ? 'personal' : null;
}
