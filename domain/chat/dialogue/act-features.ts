import type { Values } from '../values/read-values.ts';
import { hasOnlyValues } from '../values/record-words.ts';
import { isCriterionFragment, isOnlyHome, isOnlyPlace, repeatsSearch } from '../values/short-messages.ts';
import { hasCriteria, hasExclusions } from '../values/wish.ts';
import type { Task } from './dialogue.ts';

/** What is being discussed; `home` is one of the homes found. */
export type SubjectKind = Task['kind'] | 'home' | 'nothing';

/** The subjects of a conversation: the current task, and the last one of another kind. */
export interface TalkSubject {
  spoken: SubjectKind;
  behind: SubjectKind;
}

/** @param tasks newest first */
export function talkSubject(tasks: readonly Task[]): TalkSubject {
  const [current] = tasks;
  return { spoken: spokenOf(current), behind: spokenOf(tasks.find(({ kind }) => kind !== current?.kind)) };
}

function spokenOf(task: Task | undefined): SubjectKind {
  if (!task) return 'nothing';
  return task.kind === 'homes' && task.focus ? 'home' : task.kind;
}

/**
 * Features for the act classifier: facts about the message's values and the tasks it follows, singly and in pairs.
 */
export function actFeaturesOf(values: Values, { spoken, behind }: TalkSubject): string[] {
  const { attributes, itemReference, wish, terms } = values;
  const { amounts, rent: _, ...given } = terms;
  const conditions: [name: string, isSaid: unknown][] = [
    ['one home', values.homes.length === 1],
    ['homes', values.homes.length > 1],
    ['one area', values.areas.length === 1],
    ['areas', values.areas.length > 1],
    ['elsewhere', values.elsewhere],
    ['fact', attributes.length],
    [`about ${values.subject}`, values.subject],
    ['order', values.order],
    ['comparative', values.comparative],
    ['end', values.orderEnd],
    [values.operation ?? '', values.operation],
    ['seeks', values.isSearch],
    ['own', values.isOwnHome],
    ['certain', values.isSpecificHome],
    ['limits', hasCriteria(wish)],
    ['rules out', hasExclusions(wish)],
    ['also', values.alternative],
    ['half', values.asksHalfPrice],
    ['how many', values.requestedCount],
    ['other wish', values.freeTextWishes.length],
    ['feature', wish.features?.length],
    ['drops', values.droppedCriteria.length],
    ['area limits', values.areaLimits.length],
    ['past year', values.pastYear],
    ['ordinal', itemReference.ordinal !== null],
    [`which ${itemReference.which}`, itemReference.which],
    ['focus', itemReference.refersToFocus],
    ['there', itemReference.saysThere],
    ['place pointed at', itemReference.refersToAreas],
    ['swaps', itemReference.isSwap],
    ['one of several', itemReference.refersToOne],
    ['asks which', itemReference.asksWhich],
    ['sum', values.sum],
    ['side alone', values.sideMentions.onlyNamed],
    ['whether', values.isYesOrNo],
    ['changes mind', values.changesMind],
    ['more', values.hasOtherContent],
    ['amount', amounts.length],
    ['terms', Object.keys(given).length],
    ['place alone', isOnlyPlace(values.text)],
    ['home alone', isOnlyHome(values.text)],
    ['same again', repeatsSearch(values.text)],
    ['bare', hasOnlyValues(values.text)],
    ['fragment', isCriterionFragment(values.text)],
  ];
  const names = [
    `on ${spoken}`,
    `behind ${behind}`,
    lengthClass(values.text),
    ...conditions.filter(([, is]) => is).map(([name]) => name),
  ];
  const ofFacts = attributes.flatMap((fact) => [`fact ${fact}`, `on ${spoken}, fact ${fact}`]);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one}, ${other}`));
  return [...names, ...ofFacts, ...pairs].map((sign) => `= ${sign}`);
}

function lengthClass(text: string): string {
  const words = text.split(' ').length;
  return words <= 3 ? 'brief' : words <= 7 ? 'short' : words <= 14 ? 'middling' : 'long';
}
