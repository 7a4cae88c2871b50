import * as v from 'valibot';
import { MAX_LENGTH, optionalText, requiredEmail } from '#domain/leads/field-rules.ts';

/**
 * The addresses that better-auth accepts at the sign-in, and only there: fewer than browsers do. An account with another one
 * could never sign in with a password.
 */
const SIGN_IN_ADDRESS = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** The address of an account. */
export const accountEmail = v.pipe(requiredEmail, v.regex(SIGN_IN_ADDRESS, 'account-email'));

/** Blank if the account gets the address of its link. */
export const optionalAccountEmail = v.union([
  v.pipe(optionalText(MAX_LENGTH.email), v.literal('')),
  accountEmail,
]);

/** Whether an account with this address can sign in with a password. */
export function isAccountEmail(email: string): boolean {
  return v.is(accountEmail, email);
}
