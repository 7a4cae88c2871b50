import { SURE_OF_TEXT } from '../answer/entry-answer.ts';
import { NONE } from '../understand/find-entries.ts';
import { SURE_OF_KIND } from '../understand/record-requests.ts';
import type { Understood } from '../understand/understood.ts';
import { hasCriteria, hasExclusions } from '../values/wish.ts';
import type { Situation } from './situation.ts';

/** "What's there to do in NoDa", to begin with: a text surely answers it, and it is not sure what of the records is asked. */
export function isSurelyOfText(
  { entries: [entry], request }: Pick<Understood, 'entries' | 'request'>,
  { values, tasks, roles: { recordEntries } }: Pick<Situation, 'values' | 'tasks' | 'roles'>,
): boolean {
  const { homes, attributes, subject, wish } = values;
  const isTold = entry !== undefined && entry.id !== NONE && entry.confidence >= SURE_OF_TEXT;
  const isOfRecords = (request?.kinds[0]?.confidence ?? 0) >= SURE_OF_KIND || subject === 'homes';
  const isSearch = hasCriteria(wish) || hasExclusions(wish);
  const isOfItems = homes.length + attributes.length > 0 || isSearch || isOfRecords;
  return isTold && !(entry.id in recordEntries) && !isOfItems && tasks.length === 0;
}
