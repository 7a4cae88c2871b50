import {
  type FormEvidence,
  type FormSubmission,
  MIN_FORM_MS,
  TRAP_FIELD,
} from '#domain/leads/form-evidence.ts';
import type { SpamSignal } from '#domain/leads/spam-score.ts';
import type { FormTokens, ReadToken } from './form-token.ts';

/**
 * Detects spam signals in how a form was filled in and sent.
 *
 * A form without JavaScript has no token and may have been open for any time: it is judged by the honeypot field, which every
 * page has, and by its browser. The script sends both fields even if no token could be loaded.
 * @returns the signals, and the id of a valid token, which is used up with the lead; '' without one
 */
export async function findSpamSignals(
  input: unknown,
  { by, fromBrowser }: FormSubmission,
  tokens: FormTokens,
): Promise<{ signals: SpamSignal[]; tokenId: string }> {
  const { formToken, formSeenMs, trap } = evidenceIn(input);
  const token = formToken === '' ? null : await readToken(tokens, formToken);
  const seenMs = Math.max(formSeenMs ?? -1, token?.status === 'good' ? token.ageMs : -1);
  const isComplete = by === 'script' ? formSeenMs !== null : trap !== undefined;
  const found: Record<Exclude<SpamSignal, 'replayed'>, boolean> = {
    trap: trap !== undefined && trap !== null && trap !== '',
    quick: seenMs >= 0 && seenMs < MIN_FORM_MS,
    direct: !isComplete,
    headless: !fromBrowser,
    forged: token?.status === 'forged',
    expired: token?.status === 'expired',
    untokened: token === null,
  };
  const signals = (Object.keys(found) as (keyof typeof found)[]).filter((signal) => found[signal]);
  return { signals, tokenId: token?.status === 'good' ? token.id : '' };
}

function evidenceIn(input: unknown): { formToken: string; formSeenMs: number | null; trap: unknown } {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const { formToken, formSeenMs } = given as Partial<Record<keyof FormEvidence, unknown>>;
  return {
    formToken: typeof formToken === 'string' ? formToken : '',
    formSeenMs: typeof formSeenMs === 'number' ? formSeenMs : null,
    trap: given[TRAP_FIELD],
  };
}

/** A store outage must not make a visitor look suspicious. */
function readToken(tokens: FormTokens, token: string): Promise<ReadToken | null> {
  return tokens.read(token).catch(() => null);
}
