import { signInWords } from '#content/desk/sign-in.ts';
import { DeskError, hasStatus } from '../api/desk-client.ts';

/**
 * How a try at showing who one is failed, in words that tell nothing of the account.
 * @param wrong what is said when the server or the browser did not take it
 */
export function explainSignIn(error: unknown, wrong: string): string {
  if (hasStatus(error, 429)) return signInWords.tooMany(waitInWords(error.retryAfterS));
  const isAway = error instanceof DeskError ? error.status >= 500 : error instanceof TypeError;
  return isAway ? signInWords.away : wrong;
}

function waitInWords(seconds: number): string {
  return seconds < 90 ? signInWords.seconds(seconds) : signInWords.minutes(Math.ceil(seconds / 60));
}
