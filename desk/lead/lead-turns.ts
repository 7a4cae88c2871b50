const last = new Map<string, Promise<unknown>>();

/** What this window does that may raise a lead's version goes out one after the other: none is in conflict with another. */
export function inTurn<Answer>(leadId: string, act: () => Promise<Answer>): Promise<Answer> {
  const turn = (last.get(leadId) ?? Promise.resolve()).then(act);
  const over: Promise<unknown> = turn
    .catch(() => {})
    .then(() => {
      if (last.get(leadId) === over) last.delete(leadId);
    });
  last.set(leadId, over);
  return turn;
}

/** Whether something with a lead is still on its way. */
export const isBusy = (leadId: string): boolean => last.has(leadId);
