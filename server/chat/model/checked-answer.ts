import { asksForDetails, MODEL_DOES_NOT_KNOW } from '#content/assistant/model-instructions.ts';
import { groundedSources } from '#domain/chat/model/grounded.ts';
import { plainAnswer, type UnfitReason } from '#domain/chat/model/plain-answer.ts';
import type { Briefing } from './model-briefing.ts';

export interface Check extends Pick<Briefing, 'evidence' | 'areas'> {
  /** Returns why a text may not be shown, or null. */
  judge: (text: string) => string | null;
  siteUrl: string;
  /** The agent's own contact details, which an answer may contain. */
  email: string;
}

/** Why an answer is not shown, as logged. */
type RefusalReason = UnfitReason | 'does-not-know' | 'fair-housing' | 'figure' | 'asks-for-details';

/** Checks a model's answer as a whole; if it may be shown, adds the sources of its figures. */
export function checkedAnswer(
  written: string,
  { evidence, areas, judge, siteUrl, email }: Check,
): { text: string } | { unfit: RefusalReason } {
  const { origin, host } = new URL(siteUrl);
  const plain = plainAnswer(written, { origin, host, email });
  if ('unfit' in plain) return plain;
  const { text } = plain;
  if (new RegExp(`\\b${MODEL_DOES_NOT_KNOW}\\b`).test(text)) return { unfit: 'does-not-know' };
  if (asksForDetails.test(text)) return { unfit: 'asks-for-details' };
  const parts = [text, ...text.split(/\n+|(?<=[.!?])\s+/)];
  if (parts.some((part) => judge(part) !== null)) return { unfit: 'fair-housing' };
  const sources = groundedSources(text, evidence, areas);
  if (sources === null) return { unfit: 'figure' };
  const missing = sources.filter((source) => !text.includes(source));
  return { text: [text, missing.join(' ')].filter(Boolean).join('\n') };
}
