import { asksSameAgain, isBare, isFragment, isHomeAlone, isPlaceAlone, isUnitAlone } from '../values/bare.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, rulesOut } from '../values/wish.ts';
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
export function signsOf(values: Values, { spoken, behind }: TalkSubject): string[] {
  const { attributes, pointing, wish, terms } = values;
  const { amounts, rent: _, ...given } = terms;
  const said: [name: string, isSaid: unknown][] = [
    ['one home', values.homes.length === 1],
    ['homes', values.homes.length > 1],
    ['one area', values.areas.length === 1],
    ['areas', values.areas.length > 1],
    ['elsewhere', values.elsewhere],
    ['fact', attributes.length],
    [`about ${values.about}`, values.about],
    ['order', values.order],
    ['comparative', values.comparative],
    ['end', values.end],
    [values.operation ?? '', values.operation],
    ['seeks', values.seeks],
    ['own', values.isOwn],
    ['certain', values.isCertain],
    ['limits', hasLimits(wish)],
    ['rules out', rulesOut(wish)],
    ['also', values.also],
    ['half', values.isHalf],
    ['how many', values.howMany],
    ['other wish', values.others.length],
    ['feature', wish.features?.length],
    ['drops', values.drops.length],
    ['area limits', values.areaLimits.length],
    ['past year', values.year],
    ['ordinal', pointing.ordinal !== null],
    [`which ${pointing.which}`, pointing.which],
    ['focus', pointing.isFocus],
    ['there', pointing.isThere],
    ['place pointed at', pointing.isPlace],
    ['swaps', pointing.swaps],
    ['one of several', pointing.isOne],
    ['asks which', pointing.asksWhich],
    ['sum', values.sum],
    ['side alone', values.side.alone],
    ['whether', values.isYesOrNo],
    ['changes mind', values.changesMind],
    ['more', values.namesMore],
    ['amount', amounts.length],
    ['terms', Object.keys(given).length],
    ['place alone', isPlaceAlone(values.text)],
    ['home alone', isHomeAlone(values.text)],
    ['unit alone', isUnitAlone(values.text)],
    ['same again', asksSameAgain(values.text)],
    ['bare', isBare(values.text)],
    ['fragment', isFragment(values.text)],
  ];
  const signs = [
    `on ${spoken}`,
    `behind ${behind}`,
    lengthOf(values.text),
    ...said.filter(([, is]) => is).map(([name]) => name),
  ];
  const ofFacts = attributes.flatMap((fact) => [`fact ${fact}`, `on ${spoken}, fact ${fact}`]);
  const pairs = signs.flatMap((one, at) => signs.slice(at + 1).map((other) => `${one}, ${other}`));
  return [...signs, ...ofFacts, ...pairs].map((sign) => `= ${sign}`);
}

function lengthOf(text: string): string {
  const words = text.split(' ').length;
  return words <= 3 ? 'brief' : words <= 7 ? 'short' : words <= 14 ? 'middling' : 'long';
}
