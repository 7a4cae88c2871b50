import type { Property } from '../listings/property.ts';
import type { Answer } from './answer/answer.ts';
import { type Dialogue, dialogueAfterAnswer } from './dialogue/dialogue.ts';
import type { LeadStep, LeadTalk, LeadWish } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import { quotable } from './lead/own-words.ts';
import type { Reply } from './reply.ts';

interface ReplyContext {
  /** What was noted before this message, so that only new notes are repeated back. */
  before: Pick<LeadTalk, 'notes'>;
  /** The answer to a question asked along with the details. */
  answer?: Answer | null;
}

/** Words a step, preceded by the answer to a question, remarks that belong to the request, a caution, and new notes. */
export function stepReply(
  step: LeadStep,
  base: Dialogue,
  words: LeadWords,
  { before, answer = null }: ReplyContext,
): Reply {
  const dialogue: Dialogue = {
    ...dialogueAfterAnswer(base, answer ?? {}),
    lead: step.talk,
  };
  const bare = { suggestions: [], sources: [...(answer?.sources ?? []), 'lead'] };
  if ('send' in step)
    return { ...bare, text: '', links: ['call', 'contact', 'privacy'], dialogue, lead: step.send };
  const isAsking = step.talk.status === 'asking';
  const isBegun = isAsking && base.lead.status !== 'asking' && base.lead.status !== 'offered';
  const { wish } = step.talk;
  const first = isBegun && wish && wish !== base.lead.wish && words.first[wish];
  const caution = isBegun && !base.cautioned && words.caution;
  // the consent question repeats all notes
  const areNotesRepeated = !isAsking || step.talk.want === 'consent';
  return {
    ...bare,
    text: [
      answer?.text,
      first,
      caution,
      isBegun && step.talk.want !== 'consent' && step.talk.about.length > 0 && words.about(step.talk.about),
      areNotesRepeated ? '' : newNotesText(step.talk, before, words),
      step.say,
    ]
      .filter(Boolean)
      .join('\n\n'),
    links: isAsking ? ['privacy', 'call'] : ['call', 'contact'],
    dialogue: { ...dialogue, cautioned: dialogue.cautioned || isBegun },
  };
}

/**
 * Offers to take details, or after a no, explains the alternative.
 * @param talk with an open or declined offer
 */
export function offerReply(
  talk: LeadTalk & { wish: LeadWish },
  base: Dialogue,
  words: LeadWords,
  { home, before, answer }: ReplyContext & { home: Property | undefined },
): Reply {
  const { wish } = talk;
  const isDeclined = talk.status === 'declined';
  const status = wish === 'tour' || wish === 'buying' ? home?.status : undefined;
  return {
    text: [
      answer?.text,
      talk.about.length > 0 && !answer && !isDeclined ? words.about(talk.about) : '',
      newNotesText(talk, before, words),
      (status && words.notShown[status]) ?? '',
      (isDeclined && words.afterNo[wish]) || words.offer[wish],
      base.cautioned || WITHOUT_CAUTION.has(wish) ? '' : words.caution,
    ]
      .filter(Boolean)
      .join('\n\n'),
    links: ['call', 'contact', ...(wish === 'tour' ? ['compare'] : [])],
    suggestions: [],
    sources: [...(answer?.sources ?? []), 'lead', ...(home && !answer ? [`home:${home.id}`] : [])],
    dialogue: {
      ...dialogueAfterAnswer(base, answer ?? (home ? { home: home.id } : {})),
      lead: talk,
      cautioned: true,
    },
  };
}

const WITHOUT_CAUTION = new Set<LeadWish>(['complaint', 'fault']);

function newNotesText(talk: LeadTalk, before: ReplyContext['before'], words: LeadWords): string {
  const fresh = talk.notes
    .filter((note) => !before.notes.includes(note))
    .map((note) => quotable(note, talk.details))
    .filter(Boolean);
  return fresh.length > 0 ? words.noted(fresh) : '';
}
