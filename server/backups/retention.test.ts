import { expect, test } from 'vitest';
import { backupName, backupTime, expiredBackups, keptUntil } from './retention.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 1, 0, 30);

/** The contents of the folder after each hour of hourly backups. */
function history(hours: number): string[][] {
  const folders: string[][] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const names = [...(folders.at(-1) ?? []), backupName(new Date(START + hour * HOUR_MS))];
    const expired = expiredBackups(names, START + hour * HOUR_MS);
    folders.push(names.filter((name) => !expired.includes(name)));
  }
  return folders;
}

const after = (hours: number) => history(hours).at(-1) ?? [];

test('the name of a backup contains its time, to the second', () => {
  const madeAt = new Date('2026-11-21T13:15:07.000Z');
  expect(backupName(madeAt)).toBe('porchlight-20261121T131507Z.db');
  expect(backupTime(backupName(madeAt))).toEqual(madeAt);
  expect(['.porchlight-20261121T131507Z.db.a1.partial', 'mine.db'].map(backupTime)).toEqual([null, null]);
});

test('the last 24 backups and the first of each of the last seven days are kept', () => {
  const names = after(30 * 24 + 5);
  expect(names.length).toBe(24 + 6);
  expect(names.slice(-24)).toEqual(
    Array.from({ length: 24 }, (_, back) =>
      backupName(new Date(START + (30 * 24 + 4 - (23 - back)) * HOUR_MS)),
    ),
  );
  const days = new Set(names.map((name) => name.slice(0, 19)));
  expect([...days].sort()).toEqual(
    [25, 26, 27, 28, 29, 30].map((day) => `porchlight-202611${day}`).concat('porchlight-20261201'),
  );
});

test('the first backup after a month without any expires at most one', () => {
  const names = after(48);
  const later = backupName(new Date(START + 40 * 24 * HOUR_MS));
  const oldest = names.find((name) => !names.slice(-24).includes(name)) ?? '';
  const expired = expiredBackups([...names, later], START + 40 * 24 * HOUR_MS);
  expect(expired.length).toBeLessThanOrEqual(1);
  expect(expired).not.toContain(oldest);
});

test('backups dated in the future expire no other backup and do not expire themselves', () => {
  const ahead = Array.from({ length: 30 }, (_, hour) =>
    backupName(new Date(START + (2_000 + hour) * HOUR_MS)),
  );
  const names = after(48);
  expect(expiredBackups([...names, ...ahead], START + 47 * HOUR_MS)).toEqual([]);
});

test('other files in the folder are never expired', () => {
  expect(expiredBackups([...after(100), 'before-the-move.db'], START + 99 * HOUR_MS)).toEqual([]);
});

test('keptUntil predicts when a backup expires, within a day', () => {
  const now = 10 * 24 + 12;
  const folders = history(now + 200);
  const names = folders[now] ?? [];
  for (const name of names) {
    const goneAt =
      START + folders.findIndex((folder, hour) => hour > now && !folder.includes(name)) * HOUR_MS;
    expect(Math.abs(keptUntil(name, names).getTime() - goneAt), name).toBeLessThanOrEqual(24 * HOUR_MS);
  }
});
