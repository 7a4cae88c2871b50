import { warnBeforeLeaving } from '../session/unsaved.ts';

const last = new Map<string, Promise<unknown>>();

/** Runs this window's requests that may raise a lead's version one at a time, so that they do not conflict with each other. */
export function runForLead<Answer>(leadId: string, act: () => Promise<Answer>): Promise<Answer> {
  const turn = (last.get(leadId) ?? Promise.resolve()).then(act);
  // The page shows the change already, so closing it would lose the change unnoticed.
  const stopWarning = warnBeforeLeaving();
  const done: Promise<unknown> = turn
    .catch(() => {})
    .then(() => {
      stopWarning();
      if (last.get(leadId) === done) last.delete(leadId);
    });
  last.set(leadId, done);
  return turn;
}

/** Whether a request about a lead is still running. */
export const hasPendingRequest = (leadId: string): boolean => last.has(leadId);
