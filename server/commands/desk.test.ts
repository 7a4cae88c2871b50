import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPerson } from '#server/auth/people-store.ts';
import { inTransaction } from '#server/database/database.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { cookieOf, type DeskUser, deskUser, PASSWORD, setUpOwner, tokenOf } from '#test/desk.ts';

describeOnBothEngines('npm run desk', (database, store) => {
  let app: AppUnderTest;
  let avery: DeskUser;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const desk = (...args: string[]) =>
    runCommandHere('desk', args, {
      DATABASE_URL: store().url,
      DATA_DIR: store().folder,
      SITE_URL: 'https://stone.example',
    });
  /** Uses a link printed by the command. */
  const follow = async (link: string, kind: string, name = 'Sam Field') => {
    expect(link).toMatch(new RegExp(`^https://stone.example/desk/${kind}\\?token=[\\w-]{43}\\n$`));
    const token = tokenOf(link.trim());
    const response = await fetch(`${app.url}/api/desk/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, name, password: PASSWORD }),
    });
    return { status: response.status, headers: response.headers, body: null };
  };
  const roleOf = async (user: DeskUser) => (await user.call('GET', '/me')).body.role;

  test('list says that there are no accounts, or lists them', async () => {
    const { exitCode, stdout } = await desk('list');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^Nobody has an account yet/)]);
    expect((await desk('list', '--json')).stdout).toBe('[]\n');
    avery = await setUpOwner(app, database());
    expect((await desk('list')).stdout).toBe('owner   avery@stone.example  Avery Stone\n');
  });

  test('invite prints a link that works once, for a member unless the role is owner', async () => {
    const { exitCode, stdout: link, stderr } = await desk('invite', ' Sam@Stone.example');
    expect([exitCode, stderr]).toEqual([0, '']);
    const joined = await follow(link, 'join');
    expect(joined.status).toBe(201);
    expect(await roleOf(deskUser(app, cookieOf(joined)))).toBe('member');
    expect((await follow(link, 'join')).status).toBe(410);
    const owner = await desk('invite', 'kim@stone.example', '--role', 'owner');
    expect(await roleOf(deskUser(app, cookieOf(await follow(owner.stdout, 'join', 'Kim'))))).toBe('owner');
    expect(JSON.parse((await desk('list', '--json')).stdout)).toMatchObject([
      { email: 'avery@stone.example', role: 'owner' },
      { email: 'sam@stone.example', role: 'member' },
      { email: 'kim@stone.example', role: 'owner' },
    ]);
    expect(await desk('invite', 'sam@stone.example')).toMatchObject({
      exitCode: 1,
      stderr: 'desk: sam@stone.example has an account already.\n',
    });
  });

  test('withdraw revokes a listed invitation, and its link stops working', async () => {
    const { stdout: link } = await desk('invite', 'lou@stone.example');
    expect((await desk('list')).stdout).toMatch(
      /^member {2}lou@stone\.example {2}invited, until 20\d\d-\d\d-\d\d \d\d:\d\d ET$/m,
    );
    expect((await desk('withdraw', 'lou@stone.example')).stdout).toBe(
      'The invitation of lou@stone.example is withdrawn.\n',
    );
    expect((await follow(link, 'join')).status).toBe(410);
    expect((await desk('list')).stdout).not.toContain('lou@stone.example');
    expect(await desk('withdraw', 'lou@stone.example')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('lou@stone.example has no open invitation'),
    });
  });

  test('reset ends all sessions at once, and its link sets a new password once', async () => {
    const signIn = (password: string) =>
      app.post('/api/desk/sign-in', { email: 'sam@stone.example', password });
    const sam = deskUser(app, cookieOf(await signIn(PASSWORD)));
    const { exitCode, stdout: link } = await desk('reset', 'sam@stone.example');
    expect(exitCode).toBe(0);
    expect((await sam.call('GET', '/me')).status).toBe(401);
    expect((await follow(link, 'reset')).status).toBe(204);
    expect((await follow(link, 'reset')).status).toBe(410);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await desk('reset', 'nobody@stone.example')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Nobody has the address nobody@stone.example'),
    });
  });

  test('an address that cannot sign in is not invited, and reset names the problem of an account that has one', async () => {
    const email = 'r&d@stone.example';
    const problem = expect.stringContaining(`${email} cannot sign in with a password`);
    expect(await desk('invite', email)).toMatchObject({ exitCode: 1, stdout: '', stderr: problem });
    const old = { name: 'Old', email, role: 'owner' as const, passwordHash: null };
    await inTransaction(database(), (trx) => insertPerson(trx, old));
    const reset = await desk('reset', email);
    expect(reset).toMatchObject({ exitCode: 1, stdout: '', stderr: problem });
    expect(reset.stderr).toContain('invite EMAIL --role owner');
    expect((await desk('remove', email, '--yes')).exitCode).toBe(0);
  });

  test('an action that cannot be recorded in the audit log is rolled back', async () => {
    const before = (await desk('list')).stdout;
    await sql`alter table audit_log rename to audit_log_away`.execute(database().db);
    try {
      const kim = avery.call('GET', '/people').then(({ body }) => body.people[2].id);
      expect((await desk('remove', 'kim@stone.example', '--yes')).exitCode).toBe(1);
      expect((await desk('invite', 'lou@stone.example')).exitCode).toBe(1);
      expect((await desk('reset', 'kim@stone.example')).exitCode).toBe(1);
      expect((await avery.call('DELETE', `/people/${await kim}`)).status).toBe(500);
    } finally {
      await sql`alter table audit_log_away rename to audit_log`.execute(database().db);
    }
    expect((await desk('list')).stdout).toBe(before);
  });

  test('remove deletes the account with all its sign-in methods, but never the last owner', async () => {
    const sam = deskUser(
      app,
      cookieOf(await app.post('/api/desk/sign-in', { email: 'sam@stone.example', password: PASSWORD })),
    );
    expect(await desk('remove', 'sam@stone.example')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('There is no terminal'),
    });
    expect((await sam.call('GET', '/me')).status).toBe(200);
    const removed = await desk('remove', 'sam@stone.example', '--yes');
    expect([removed.exitCode, removed.stdout]).toEqual([
      0,
      'sam@stone.example is removed. What they did stays, under their name.\n',
    ]);
    expect((await sam.call('GET', '/me')).status).toBe(401);
    expect((await desk('remove', 'kim@stone.example', '--yes')).exitCode).toBe(0);
    expect(await desk('remove', 'avery@stone.example', '--yes')).toMatchObject({
      exitCode: 1,
      stderr: 'desk: avery@stone.example is the last owner: invite another one first.\n',
    });
    const actions = (await avery.call('GET', '/audit')).body.entries
      .filter(({ who }: { who: string }) => who === 'npm run desk')
      .map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`);
    expect(actions.sort()).toEqual([
      'invitation-withdrawn lou@stone.example',
      'invited kim@stone.example',
      'invited lou@stone.example',
      'invited sam@stone.example',
      'password-reset sam@stone.example',
      'removed kim@stone.example',
      'removed r&d@stone.example',
      'removed sam@stone.example',
    ]);
  });

  test('invalid arguments print the usage and fail', async () => {
    expect((await desk('--help')).stdout).toMatch(/^Usage: npm run desk/);
    for (const args of [
      [],
      ['invite'],
      ['invite', 'nobody'],
      ['invite', 'x@y.example', '--role', 'king'],
      ['spy'],
    ])
      expect([args, await desk(...args)]).toMatchObject([
        args,
        { exitCode: 2, stdout: '', stderr: expect.stringContaining('Usage: npm run desk') },
      ]);
  });
});
