import { spamWords, agentMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { fullName, PROMISED_REPLY_HOURS, replyDueAt } from '#domain/leads/lead.ts';
import { dayInCharlotte, momentInCharlotte } from '../charlotte-time.ts';
import type { Delivery } from '../outbox/channel.ts';
import { consentFacts, detailFacts, originFacts, replyHint, spamNote, wantsOf } from './lead-facts.ts';
import { block, factLines, textMail } from './mail-text.ts';

/** The plain-text version of the HTML, for readers and watches that show text only: most important facts first. */
export function agentEmailText({ lead, consents }: Delivery, deskLink: string, agent: AgentProfile): string {
  const { promise, task, record } = words;
  const spam = spamNote(lead);
  return textMail(
    agent,
    block(words.eyebrow[lead.kind], fullName(lead), wantsOf(lead), replyHint(lead)),
    spam && block(spamWords.heading.toUpperCase(), spam, spamWords.note),
    block(
      `${promise.label} ${momentInCharlotte(replyDueAt(lead))}.`,
      promise.note(PROMISED_REPLY_HOURS, momentInCharlotte(lead.createdAt)),
    ),
    block(`${task.label}. ${task.due(dayInCharlotte(lead.disclosureDueAt))}.`, task.note),
    lead.message && block(words.message.toUpperCase(), lead.message),
    block(words.details.heading.toUpperCase(), ...factLines(detailFacts(lead)), replyHint(lead)),
    block(words.consent.heading.toUpperCase(), ...factLines(consentFacts(consents))),
    block(words.origin.heading.toUpperCase(), ...factLines(originFacts(lead))),
    block(`${record.open}: ${deskLink}`, record.note),
    block(agent.name, agent.standing),
  );
}
