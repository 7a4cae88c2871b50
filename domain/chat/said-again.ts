import { type Dialogue, newDialogue } from './dialogue/dialogue.ts';
import type { LeadConversation } from './lead/lead-conversation.ts';
import { isUnderWay } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import { took } from './lead-reply.ts';
import type { Question } from './question.ts';
import type { Reply } from './reply.ts';
import { type Language, languageAskedFor, languageOf } from './text/language.ts';
import { plainText, wordsOf } from './text/plain-text.ts';

type Replied = (question: Question, inLanguage?: Language) => Promise<Reply>;

/** Replies, and says what was said last once more where the other language is asked for: "in English please". */
export function saidAgain(
  replied: Replied,
  { lead: conversation, words }: { lead: LeadConversation; words: Record<Language, { lead: LeadWords }> },
): (question: Question) => Promise<Reply> {
  return async (question) => {
    const { message, before, dialogue, records } = question;
    const wanted = languageAskedFor(plainText(message));
    if (wanted === null || before === undefined || languageAskedFor(plainText(before)))
      return await replied(question);
    const memory: Dialogue = { ...newDialogue, ...dialogue, language: wanted };
    const { lead } = memory;
    if (lead.status === 'asking') {
      const { lead: leadWords } = words[wanted];
      return took(conversation.askOn(lead, leadWords), memory, leadWords, { before: lead.notes });
    }
    const status = lead.status === 'offered' ? 'quiet' : lead.status;
    return await replied(
      { message: before, dialogue: { ...memory, lead: { ...lead, status } }, records },
      wanted,
    );
  };
}

/** The language of a message; while details are taken, "yes please" and "López" change none. @param asked it without details */
export function languageSpoken(message: string, asked: string, { lead }: Dialogue): Language | null {
  const isShort = wordsOf(plainText(asked)).length < LEAST_WORDS_OF_LANGUAGE;
  return isUnderWay(lead) && isShort ? null : languageOf(message);
}

const LEAST_WORDS_OF_LANGUAGE = 4;
