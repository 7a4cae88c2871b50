import { busyPage } from '#content/error-page.ts';
import { problems } from '#content/problems.ts';

/** Whether a response only says that the server is busy (server/http/admission.ts); a retry will succeed. */
export function isBusyResponse(answer: string): boolean {
  return answer.includes(problems.busy.title) || answer.includes(busyPage.title);
}
