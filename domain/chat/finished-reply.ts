import type { Answer } from './answer/answer.ts';
import { type Dialogue, dialogueAfterAnswer } from './dialogue/dialogue.ts';
import { reminderOf } from './lead/lead-questions.ts';
import { talkAfterAnswer } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import type { Reply } from './reply.ts';
import { confides } from './text/confidences.ts';
import { plainText } from './text/plain-text.ts';
import type { Understood } from './understand/understood.ts';

const MAX_SUGGESTIONS = 3;

/** The reply with an answer: what is offered after it, the caution about confidences, and the dialogue after it. */
export function finishedReply(
  answer: Answer,
  understood: Understood,
  message: string,
  base: Dialogue,
  words: LeadWords,
): Reply {
  const { lead: talk } = base;
  const mayOffer = talk.status === 'quiet' || (answer.unanswered && talk.status === 'passed');
  const offer = mayOffer ? answer.offer : undefined;
  const isConfided = offer !== undefined || confides(plainText(message));
  const caution = isConfided && !base.cautioned ? words.caution : '';
  const after = [offer ? words.offer[offer] : reminderOf(talk, words), caution].filter(Boolean).join('\n\n');
  const suggestions = (answer.suggestions ?? []).slice(0, MAX_SUGGESTIONS);
  return {
    text: [answer.text, after].filter(Boolean).join('\n\n'),
    links: answer.links,
    suggestions,
    sources: answer.sources,
    dialogue: {
      ...dialogueAfterAnswer(base, answer),
      suggested: suggestions,
      cautioned: base.cautioned || isConfided,
      unanswered: answer.unanswered ? message : base.unanswered,
      lead: talkAfterAnswer(talk, offer, message),
    },
    ...(answer.unanswered && { unanswered: message }),
    ordinary: {
      text: answer.text,
      after,
      entries: understood.entries.slice(0, 3).map(({ id }) => id),
    },
  };
}
