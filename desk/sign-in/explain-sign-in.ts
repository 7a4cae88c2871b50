import { signInWords } from '#content/desk/sign-in.ts';
import { DeskError, hasStatus } from '../api/desk-client.ts';

/**
 * Explains a failed sign-in or reauthentication without revealing anything about the account.
 * @param wrong the message for rejected credentials
 */
export function explainSignIn(error: unknown, wrong: string): string {
  if (hasStatus(error, 429)) return signInWords.tooMany(waitInWords(error.retryAfterS));
  const isAway = error instanceof DeskError ? error.status >= 500 : error instanceof TypeError;
  return isAway ? signInWords.away : wrong;
}

function waitInWords(seconds: number): string {
  return seconds < 90 ? signInWords.seconds(seconds) : signInWords.minutes(Math.ceil(seconds / 60));
}
