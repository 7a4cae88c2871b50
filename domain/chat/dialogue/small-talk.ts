import type { Answer, Sources } from '../answer/answer.ts';
import { entryAnswer, SURE } from '../answer/entry-answer.ts';
import { NONE } from '../understand/find-entries.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import { areasBySlug, focusedHome } from './resolve-subject.ts';
import { answerFromEntry, entryContext, type ResolvedTurn } from './turn.ts';

/** Answers thanks, greetings, remarks and stories: by the entry for them, or another that one is likely about. */
export function smallTalk(meant: ResolvedTurn, sources: Sources): Answer {
  const { understood, act, talkEntries } = meant;
  const [first] = understood.entries.filter(({ id }) => id !== NONE);
  const personal = understood.entries.find(
    ({ id, confidence }) => sources.unsuggested.includes(id) && confidence >= MAYBE,
  );
  // a possible real estate question, or a story, gets no joke
  const isLong = meant.values.text.split(' ').length > MOST_WORDS_OF_TALK;
  const isMaybe = act === 'talk' && (isLong || (first?.confidence ?? 0) >= MAYBE);
  const fallback = personal?.id ?? (isMaybe ? undefined : talkEntries[act]);
  const isRemark = act === 'talk' && surelyAsks(understood.request, 'chat') && !personal;
  const id = first && first.confidence >= (isRemark ? SURE : SURE_OF_TALK) ? first.id : fallback;
  const entry = sources.entries.find((one) => one.id === id);
  if (isRemark && (id === fallback || id === talkEntries.talk))
    return { text: sources.words.remark(nameInHand(meant, sources)), links: [], sources: [] };
  if (!entry) return answerFromEntry(meant, sources);
  const { task, ...answer } = entryAnswer(entry, entryContext(meant, sources), sources);
  // "my mother died and left me her house" opens a topic that follow-ups refer to
  const opensTopic =
    !sources.unsuggested.includes(entry.id) && !Object.values(talkEntries).includes(entry.id);
  return opensTopic ? { ...answer, task } : answer;
}

/** What a remark is most likely about: "12 Porchlight Lane", "NoDa"; null if nothing was told of. */
function nameInHand({ dialogue }: ResolvedTurn, sources: Sources): string | null {
  const [task] = dialogue.tasks;
  if (task?.kind === 'areas') return areasBySlug(task.areas, sources)[0]?.name ?? null;
  return focusedHome(dialogue, sources)?.address ?? null;
}

/** Confidence from which small talk is, and may be, about an entry. */
const SURE_OF_TALK = 0.5;
const MAYBE = 0.2;
const MOST_WORDS_OF_TALK = 8;
