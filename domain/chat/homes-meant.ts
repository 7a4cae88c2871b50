import type { Property } from '../listings/property.ts';
import type { Answer, Records, Sources } from './answer/answer.ts';
import { homesOf } from './answer/home-answers.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import { resolveSubject } from './dialogue/resolve-subject.ts';
import type { CarriedOver } from './dialogue/table.ts';
import type { Understood } from './understand/understood.ts';
import type { Values } from './values/read-values.ts';

interface MessageAboutHomes {
  understood: Understood;
  values: Values;
  /** The dialogue after reading the message. */
  base: Dialogue;
  records: Pick<Sources, 'areas' | 'homes' | 'saidOf'>;
}

/** The homes that a message names or refers to, or the few shown before. "The cheapest" has yet to be found. */
export function homesMeant({ understood, values, base, records }: MessageAboutHomes): Property[] {
  const isOfShown = base.tasks.find(({ kind }) => kind !== 'sum')?.kind === 'homes' && values.order === null;
  if (values.homes.length === 0 && !isOfShown) return [];
  const { homes } = resolveSubject({ understood, values, dialogue: base, carried: SHOWN, ...records });
  return homes.length <= FEW_SHOWN ? homes : [];
}

const SHOWN: ReadonlySet<CarriedOver> = new Set(['focus', 'results']);

/** The homes an answer is about, if they are few. */
export function homesFoundBy(answer: Answer | null, records: Pick<Records, 'homes'>): Property[] {
  if (answer?.task?.kind !== 'homes') return [];
  const { focus, results } = answer.task;
  const found = focus ? [focus] : results;
  return found.length <= FEW_SHOWN ? homesOf(found, records) : [];
}

const FEW_SHOWN = 3;

export function addressesOf(homes: readonly Property[]): string[] {
  return homes.map(({ address }) => address);
}
