import { busyPage } from '#content/error-page.ts';
import { problems } from '#content/problems.ts';

/** Whether an answer says no more than that the machine has no time now (server/http/admission.ts): who asks again is served. */
export function isBusyResponse(answer: string): boolean {
  return answer.includes(problems.busy.title) || answer.includes(busyPage.title);
}
