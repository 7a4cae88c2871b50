import { type Dialogue, newDialogue } from './dialogue/dialogue.ts';
import { askNext } from './lead/lead-questions.ts';
import { isUnderWay } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import { stepReply } from './lead-reply.ts';
import type { Question, Reply } from './reply.ts';
import { type Language, languageOf, requestedLanguage } from './text/language.ts';
import { plainText, wordsOf } from './text/plain-text.ts';

/** The language of a message. While details are collected, "yes please" and "López" do not change it. @param asked the message without details */
export function messageLanguage(message: string, asked: string, { lead }: Dialogue): Language | null {
  const isShort = wordsOf(plainText(asked)).length < MIN_WORDS_OF_LANGUAGE;
  return isUnderWay(lead) && isShort ? null : languageOf(message);
}

const MIN_WORDS_OF_LANGUAGE = 4;

/** Wraps the reply function: a request for the other language repeats the last answer in it: "in English please". */
export function repeatingInOtherLanguage(
  respond: (question: Question, inLanguage?: Language) => Promise<Reply>,
  words: Record<Language, { lead: LeadWords }>,
): (question: Question) => Promise<Reply> {
  return async (question) => {
    const { message, before, dialogue, records, isOver = false } = question;
    const wanted = requestedLanguage(plainText(message));
    if (wanted === null || before === undefined || requestedLanguage(plainText(before)))
      return await respond(question);
    const memory: Dialogue = { ...newDialogue, ...dialogue, language: wanted };
    const { lead } = memory;
    const { lead: leadWords } = words[wanted];
    if (lead.status === 'asking')
      return stepReply(askNext(lead, leadWords), memory, leadWords, { before: lead });
    const status = lead.status === 'offered' ? 'quiet' : lead.status;
    return await respond(
      { message: before, dialogue: { ...memory, lead: { ...lead, status } }, records, isOver },
      wanted,
    );
  };
}
