import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileMail } from './file-mail.ts';
import type { Mail } from './mail.ts';

const mail: Mail = {
  id: 'evt_1',
  fromName: 'Avery Stone website',
  to: 'agent@stone.example',
  replyTo: { name: 'Zoë "Z" Ríos', address: 'zoe@example.com' },
  subject: 'New lead: Zoë',
  text: 'Hello 🏡',
  html: '<p>Hello 🏡</p>',
};

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'porchlight-mail-')), 'outgoing-mail');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('a mail is written as a file that mail programs can read, for the owner only', async () => {
  await fileMail({ folder, from: 'website@stone.example' })(mail);
  const path = join(folder, 'evt_1.eml');
  const read = await PostalMime.parse(await readFile(path));
  expect(read).toMatchObject({
    messageId: '<evt_1@stone.example>',
    from: { name: 'Avery Stone website', address: 'website@stone.example' },
    to: [{ address: 'agent@stone.example' }],
    replyTo: [{ name: 'Zoë "Z" Ríos', address: 'zoe@example.com' }],
    subject: 'New lead: Zoë',
    text: 'Hello 🏡\n',
  });
  expect(read.html).toContain('<p>Hello 🏡</p>');
  expect(read.date).toBeDefined();
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('lines end with CRLF (RFC 5322)', async () => {
  await fileMail({ folder, from: 'website@stone.example' })({ ...mail, text: 'a\nb' });
  const raw = await readFile(join(folder, 'evt_1.eml'), 'latin1');
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a repeat overwrites the file, and no temporary files remain', async () => {
  const send = fileMail({ folder, from: 'website@stone.example' });
  await Promise.all([send(mail), send(mail), send({ ...mail, id: 'evt_2' })]);
  await send({ ...mail, subject: 'Again' });
  expect((await readdir(folder)).sort()).toEqual(['evt_1.eml', 'evt_2.eml']);
  expect((await PostalMime.parse(await readFile(join(folder, 'evt_1.eml')))).subject).toBe('Again');
});

test('an id cannot escape the folder', async () => {
  await fileMail({ folder, from: 'website@stone.example' })({ ...mail, id: '../../evil' });
  expect(await readdir(folder)).toEqual(['.._.._evil.eml']);
});

test('a folder that cannot be written is reported with the error code alone', async () => {
  await writeFile(folder, 'a file in the way');
  await expect(fileMail({ folder, from: 'website@stone.example' })(mail)).rejects.toMatchObject({
    kind: 'refused',
    message: 'The mail folder cannot be written (EEXIST)',
  });
});
