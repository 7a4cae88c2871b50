import type { Kysely } from 'kysely';
import { leadsAndRecords } from './migrations/0001-leads-and-records.ts';
import { marketFigures } from './migrations/0002-market-figures.ts';
import { listingSources } from './migrations/0003-listing-sources.ts';
import { contentVersion } from './migrations/0004-content-version.ts';
import { chatMemory } from './migrations/0005-chat-memory.ts';
import { rateLimits } from './migrations/0006-rate-limits.ts';
import { visitCounts } from './migrations/0007-visit-counts.ts';
import { spamMarks } from './migrations/0008-spam-marks.ts';
import { deliveryAlerts } from './migrations/0009-delivery-alerts.ts';
import { deliveryWaits } from './migrations/0010-delivery-waits.ts';
import { records } from './migrations/0011-records.ts';
import { unansweredQuestions } from './migrations/0012-unanswered-questions.ts';
import { desk } from './migrations/0013-desk.ts';
import { leadsAtTheDesk } from './migrations/0014-leads-at-the-desk.ts';
import { chatOfALead } from './migrations/0015-chat-of-a-lead.ts';
import { contentDrafts } from './migrations/0016-content-drafts.ts';
import { contentImports } from './migrations/0017-content-imports.ts';
import { pushOfASession } from './migrations/0018-push-of-a-session.ts';
import { pictures } from './migrations/0019-pictures.ts';
import { reminders } from './migrations/0020-reminders.ts';
import { inboxIndexes } from './migrations/0021-inbox-indexes.ts';
import { passwordNotice } from './migrations/0022-password-notice.ts';
import { oldestDeliveries } from './migrations/0023-oldest-deliveries.ts';
import { whoScheduled } from './migrations/0024-who-scheduled.ts';
import { leadPeople } from './migrations/0025-lead-people.ts';
import { duplicatesOfNobody } from './migrations/0026-duplicates-of-nobody.ts';
import { oneMessageATurn } from './migrations/0027-one-message-a-turn.ts';
import { toldDeliveries } from './migrations/0028-told-deliveries.ts';
import { wholeNumbers } from './migrations/0029-whole-numbers.ts';
import { foldedWords } from './migrations/0030-folded-words.ts';
import { mergedLeads } from './migrations/0031-merged-leads.ts';
import { whoChanged } from './migrations/0032-who-changed.ts';
import { whoInvited } from './migrations/0033-who-invited.ts';
import { recordsInOrder } from './migrations/0034-records-in-order.ts';
import { passkeyNotice } from './migrations/0035-passkey-notice.ts';
import { separatedNumbers } from './migrations/0036-separated-numbers.ts';
import type { Schema } from './schema.ts';

type Migrate = (db: Kysely<unknown> & Kysely<Schema>) => Promise<void>;

/** In order. A committed migration is never changed; add another one. */
export const migrations: [name: string, migrate: Migrate][] = [
  ['0001-leads-and-records', leadsAndRecords],
  ['0002-market-figures', marketFigures],
  ['0003-listing-sources', listingSources],
  ['0004-content-version', contentVersion],
  ['0005-chat-memory', chatMemory],
  ['0006-rate-limits', rateLimits],
  ['0007-visit-counts', visitCounts],
  ['0008-spam-marks', spamMarks],
  ['0009-delivery-alerts', deliveryAlerts],
  ['0010-delivery-waits', deliveryWaits],
  ['0011-records', records],
  ['0012-unanswered-questions', unansweredQuestions],
  ['0013-desk', desk],
  ['0014-leads-at-the-desk', leadsAtTheDesk],
  ['0015-chat-of-a-lead', chatOfALead],
  ['0016-content-drafts', contentDrafts],
  ['0017-content-imports', contentImports],
  ['0018-push-of-a-session', pushOfASession],
  ['0019-pictures', pictures],
  ['0020-reminders', reminders],
  ['0021-inbox-indexes', inboxIndexes],
  ['0022-password-notice', passwordNotice],
  ['0023-oldest-deliveries', oldestDeliveries],
  ['0024-who-scheduled', whoScheduled],
  ['0025-lead-people', leadPeople],
  ['0026-duplicates-of-nobody', duplicatesOfNobody],
  ['0027-one-message-a-turn', oneMessageATurn],
  ['0028-told-deliveries', toldDeliveries],
  ['0029-whole-numbers', wholeNumbers],
  ['0030-folded-words', foldedWords],
  ['0031-merged-leads', mergedLeads],
  ['0032-who-changed', whoChanged],
  ['0033-who-invited', whoInvited],
  ['0034-records-in-order', recordsInOrder],
  ['0035-passkey-notice', passkeyNotice],
  ['0036-separated-numbers', separatedNumbers],
];
