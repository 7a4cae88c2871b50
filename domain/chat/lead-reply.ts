import type { Property } from '../listings/property.ts';
import type { Answer } from './answer/answer.ts';
import { type Dialogue, withTask } from './dialogue/dialogue.ts';
import type { LeadConversation, LeadMessage, LeadStep } from './lead/lead-conversation.ts';
import { type LeadWish, offeredTalk } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import type { Reply } from './reply.ts';
import { plainText } from './text/plain-text.ts';
import type { Values } from './values/read-values.ts';

/** What is at hand when details are offered to be taken. */
export interface Offering {
  lead: LeadConversation;
  homes: readonly Property[];
  areas: LeadMessage['areas'];
}

/** @param answer to what was asked beside the details */
export function took(step: LeadStep, base: Dialogue, words: LeadWords, answer: Answer | null = null): Reply {
  const dialogue: Dialogue = {
    ...base,
    lead: step.talk,
    tasks: answer?.task ? withTask(base.tasks, answer.task) : base.tasks,
  };
  const bare = { suggestions: [], sources: [...(answer?.sources ?? []), 'lead'] };
  if ('send' in step)
    return { ...bare, text: '', links: ['call', 'contact', 'privacy'], dialogue, lead: step.send };
  const isAsking = step.talk.status === 'asking';
  const isBegun = isAsking && base.lead.status !== 'asking' && base.lead.status !== 'offered';
  const { wish } = step.talk;
  const first = isBegun && wish && wish !== base.lead.wish && words.first[wish];
  const caution = isBegun && !base.cautioned && words.caution;
  return {
    ...bare,
    text: [answer?.text, first, caution, step.say].filter(Boolean).join('\n\n'),
    links: isAsking ? ['privacy', 'call'] : ['call', 'contact'],
    dialogue: { ...dialogue, cautioned: dialogue.cautioned || isBegun },
  };
}

/** Who asks for these is asked after a no as well. */
const ASKED_ANEW = new Set<LeadWish>(['contact', 'complaint', 'fault']);
const WITHOUT_CAUTION = new Set<LeadWish>(['complaint', 'fault']);

/** Asks whether to take the details; after a no, only a call or a reply is asked about anew. */
export function offered(
  wish: LeadWish,
  message: string,
  values: Values,
  base: Dialogue,
  words: LeadWords,
  { lead, homes, areas }: Offering,
): Reply {
  const isDeclined = base.lead.status === 'declined' && !ASKED_ANEW.has(wish);
  const home = homes.find(({ id }) => id === homeMeant(values, base));
  const status = wish === 'tour' ? home?.status : undefined;
  const caution = base.cautioned ? '' : words.caution;
  const talk = isDeclined ? base.lead : offeredTalk(base.lead, wish, message);
  const told: LeadMessage = {
    raw: message,
    plain: plainText(message),
    areas: areas,
    isQuestion: false,
  };
  const isIntroduced = talk.details.firstName !== '' && !isDeclined;
  const begun = isIntroduced ? lead.takeName({ ...base.lead, wish, question: '' }, told, words) : null;
  if (begun) return took(begun, base, words);
  return {
    text: [
      (status && words.notShown[status]) ?? '',
      (isDeclined && words.afterNo[wish]) || words.offer[wish],
      WITHOUT_CAUTION.has(wish) ? '' : caution,
    ]
      .filter(Boolean)
      .join('\n\n'),
    links: ['call', 'contact', ...(wish === 'tour' ? ['compare'] : [])],
    suggestions: [],
    sources: ['lead', ...(home ? [`home:${home.id}`] : [])],
    dialogue: { ...base, lead: talk, cautioned: true, ...(home && { tasks: withFocus(base, home.id) }) },
  };
}

function homeMeant({ homes, pointing }: Values, { tasks }: Dialogue): string | undefined {
  const [task] = tasks;
  if (homes[0]) return homes[0];
  if (task?.kind !== 'homes') return undefined;
  return pointing.ordinal !== null ? task.results.at(pointing.ordinal) : (task.focus ?? undefined);
}

function withFocus({ tasks }: Dialogue, id: string): Dialogue['tasks'] {
  const task = tasks.find(({ kind }) => kind === 'homes');
  const homes = task?.kind === 'homes' ? task : { wish: {}, order: null, results: [id], shown: 1 };
  return withTask(tasks, { ...homes, kind: 'homes', focus: id });
}
