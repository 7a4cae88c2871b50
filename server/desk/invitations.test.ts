import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner, joinDesk, PASSWORD } from '#test/desk.ts';

describeOnBothEngines('an invitation', (database) => {
  const { app, owner } = deskOfOwner(database);

  test('replaces an earlier one for the same address, including its role', async () => {
    const invite = async (role: string) => {
      const { body } = await owner().call('POST', '/people', { email: 'kim@stone.example', role });
      return new URL(body.link).searchParams.get('token');
    };
    const join = async (token: string | null) =>
      (await app().post('/api/desk/join', { token, name: 'Kim Hale', password: PASSWORD })).status;
    const [byMistake, meant] = [await invite('owner'), await invite('member')];
    expect([await join(byMistake), await join(meant)]).toEqual([410, 201]);
    const { people, invitations } = (await owner().call('GET', '/people')).body;
    expect(people).toContainEqual(expect.objectContaining({ email: 'kim@stone.example', role: 'member' }));
    expect(invitations).toEqual([]);
  });

  test.each([
    ['removed', 'DELETE', undefined],
    ['made a member', 'PATCH', { role: 'member' }],
  ] as const)('ends when the owner who made it is %s', async (change, method, body) => {
    const parting = await joinDesk(app(), database(), `${change.replaceAll(' ', '-')}@stone.example`, {
      role: 'owner',
    });
    const friend = `friend-of-${parting.email}`;
    const { link } = (await parting.call('POST', '/people', { email: friend, role: 'owner' })).body;
    const { people } = (await owner().call('GET', '/people')).body;
    const { id } = people.find(({ email }: { email: string }) => email === parting.email);
    await owner().call(method, `/people/${id}`, body);
    const token = new URL(link).searchParams.get('token');
    const joined = await app().post('/api/desk/join', { token, name: 'Kim Hale', password: PASSWORD });
    expect(joined.status).toBe(410);
    expect((await owner().call('GET', '/people')).body.invitations).toEqual([]);
  });
});
