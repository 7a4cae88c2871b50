import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BACKUP_FOLDER } from '../backups/hourly-backups.ts';
import { sqlitePath } from '../database/store-name.ts';
import { type ErasedPerson, eraseFound } from '../privacy/erase-found.ts';
import { findPerson, type PersonTraces } from '../privacy/erase-person.ts';
import {
  type BackupWithPerson,
  backupsWithPerson,
  mayContainPerson,
} from '../privacy/erase-person-backups.ts';
import { findMail } from '../privacy/erase-person-mail.ts';
import { isEmail } from '../privacy/erase-person-mention.ts';
import { purgeResidualData } from '../privacy/residual-data.ts';
import { CommandError, UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { confirm } from './confirm.ts';
import { counted } from './counted.ts';
import type { Call } from './run-command.ts';

/** When remaining bytes are overwritten that could not be removed at once. */
const UNTIL = { sqlite: 'the site is stopped', postgres: 'VACUUM FULL has run' };

/** The actor in the audit log. */
const WHO = 'npm run leads';

/** `leads erase EMAIL` or a phone number: erases a person's data, after asking for confirmation on a terminal. */
export async function eraseLeads(call: Call): Promise<void> {
  const contactPoint = call.operand.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(contactPoint) && !/^[+(]?\d[\d\s()./-]+\d$/.test(contactPoint))
    throw new UsageError(`"${contactPoint}" is no e-mail address and no phone number`);
  const { config, progress } = call;
  await withStore(call, async (database) => {
    const traces = await findPerson(database.db, contactPoint);
    const mail = await findMail(database, config, [contactPoint], traces);
    const elsewhere = async () => [
      ...(await replacedStoresHolding(config, contactPoint)),
      backupsWarning(await backupsWithPerson(join(config.dataDir, BACKUP_FOLDER), contactPoint)),
    ];
    if (traces.leadIds.length + traces.chatSessions.length + mail.length === 0) {
      const whose = `the ${isEmail(contactPoint) ? 'address' : 'number'} ${contactPoint}`;
      const remains = [mentionedElsewhere(traces), ...(await elsewhere())].filter(Boolean);
      throw new CommandError([`Nobody has ${whose}.`, ...remains].join(' '));
    }
    progress.end();
    if (!call.flag('yes') && !(await confirm(question(contactPoint, traces, mail.length)))) {
      throw new CommandError('Nothing was erased.');
    }
    progress.begin('Erasing', fileSize(call));
    const erased = await eraseFound(database, config, WHO, async (db) => ({
      traces: await findPerson(db, contactPoint),
      contactPoints: [contactPoint],
    }));
    const busy: Error | null = await purgeResidualData(database).then(
      () => null,
      (error) => error,
    );
    progress.end();
    process.stdout.write(report(contactPoint, erased, traces) + warnings(erased.traces, await elsewhere()));
    if (busy) {
      throw new CommandError(
        `All rows of ${contactPoint} are deleted, but the store could not be rewritten (${busy.message}): old bytes may remain in its files until ${UNTIL[database.engine]}.`,
      );
    }
  });
}

function question(
  contactPoint: string,
  { leadIds, chatSessions, merged }: PersonTraces,
  mails: number,
): string {
  const found = [
    counted(leadIds.length, 'lead'),
    counted(chatSessions.length, 'chat'),
    counted(mails, 'mail'),
  ].filter((part) => !part.startsWith('0 '));
  return [stayingLeads(merged), `Erase ${contactPoint} for good: ${found.join(', ')}?`]
    .filter(Boolean)
    .join(' ');
}

function report(contactPoint: string, { rows, mail, traces }: ErasedPerson, asked: PersonTraces): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const parts = [
    counted(rows.leads, 'lead'),
    counted(rows.consents, 'consent'),
    counted(rows.idempotencyKeys, 'idempotency key'),
    counted(rows.deliveries, 'delivery', 'deliveries'),
    counted(rows.chatMessages, 'chat message'),
  ];
  const files = `${counted(mail.length, 'file')} of outgoing mail`;
  const known = new Set([...asked.leadIds, ...asked.chatSessions]);
  const hasMore = [...traces.leadIds, ...traces.chatSessions].some((id) => !known.has(id));
  const more = hasMore ? ', also what came in since you were asked' : '';
  return `Erased ${contactPoint}: ${counted(total, 'row')} (${parts.join(', ')}) and ${files}${more}.\n`;
}

/** Data that no command can reach or that needs a person's judgment. */
function warnings(traces: PersonTraces, elsewhere: string[]): string {
  const lines = [
    traces.inFlight > 0 &&
      `${counted(traces.inFlight, 'delivery was', 'deliveries were')} on the way at this moment: run this again in two minutes.`,
    stayingLeads(traces.merged),
    mentionedElsewhere(traces),
    ...elsewhere,
    'Other backups, exports and mail already sent are not reached by this command.',
  ];
  return lines
    .filter((line) => line !== false && line !== '')
    .map((line) => `  ${line}\n`)
    .join('');
}

/** Merged leads that stay, although somebody at the desk took them for the same person's. */
function stayingLeads(merged: string[]): string {
  return merged.length === 0
    ? ''
    : `Not erased, because of another address or number: ${merged.join(', ')}, merged until now.`;
}

function mentionedElsewhere({ mentionedInLeads: ids }: PersonTraces): string {
  return ids.length === 0
    ? ''
    : `The text or a note of ${ids.join(', ')} still mentions this person and was not erased.`;
}

/** Backups expire on their own; removing the files is faster. */
function backupsWarning(backups: BackupWithPerson[]): string {
  const last = Math.max(...backups.map(({ expiresAt }) => expiresAt.getTime()));
  const [first] = backups;
  if (!first) return '';
  const others = backups.length > 1 ? ` and ${backups.length - 1} after it in the same folder` : '';
  const hold = backups.length > 1 ? 'hold' : 'holds';
  return `${first.path}${others} still ${hold} this person; the last one expires on ${new Date(last).toISOString().slice(0, 10)} if the site keeps running.`;
}

/** Copies of replaced stores, made by `restore`, that contain the person. */
async function replacedStoresHolding(config: Call['config'], contactPoint: string): Promise<string[]> {
  const path = sqlitePath(config);
  const folder = path === null ? config.dataDir : dirname(path);
  const start = `${path === null ? '' : `${basename(path)}.`}before-restore-`;
  const copies = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(start) && !/-(wal|shm)$/.test(name))
    .map((name) => join(folder, name));
  // Dumps of Postgres cannot be searched here.
  if (path === null) return copies.map((copy) => `${copy} may hold this person: remove it if you can.`);
  const held = await Promise.all(copies.map((copy) => mayContainPerson(copy, contactPoint)));
  return copies.filter((_, at) => held[at]).map((copy) => `${copy} still holds this person: remove it.`);
}

function fileSize({ config }: Call): number {
  const path = sqlitePath(config);
  return path === null ? 0 : statSync(path).size;
}
