import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { type DeskUser, setUpOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('the leads of one person', (database, store) => {
  let app: AppUnderTest;
  let owner: DeskUser;
  beforeAll(async () => {
    app = await startApp(database(), { dataDir: store().folder });
    owner = await setUpOwner(app, database());
  });
  afterAll(() => app.stop());

  const keep = (fields: Partial<Lead>) => storeLead(database(), fields);
  const idsOf = (leads: Lead[]) => leads.map(({ id }) => id).toSorted();
  async function offeredWith({ id }: Lead): Promise<string[]> {
    const { others } = (await owner.call('GET', `/leads/${id}/erasure`)).body;
    return others.map((other: Lead) => other.id).toSorted();
  }
  async function exportedWith({ id }: Lead): Promise<string[]> {
    const csv: string = (await owner.call('GET', `/leads.csv?lead=${id}`)).body;
    const rows = csv.trim().split('\r\n').slice(1);
    return rows.map((row) => row.split('"')[1] ?? '').toSorted();
  }
  /** Erases a lead's person. @returns the leads that remain */
  async function leftAfterErasing({ id }: Lead): Promise<string[]> {
    expect((await owner.call('DELETE', `/leads/${id}?also=`)).status).toBe(204);
    const rows = await database().db.selectFrom('leads').select('id').orderBy('id').execute();
    return rows.map((row) => row.id);
  }

  test("a form with another's name and number reaches none of that person's leads", async () => {
    const vera = {
      firstName: 'Vera',
      lastName: 'Victim',
      email: 'vera@house.example',
      phone: '704-555-0148',
    };
    const withNumber = [await keep(vera), await keep({ ...vera, email: '' })];
    const withoutNumber = await keep({ ...vera, phone: '' });
    const forged = await keep({ ...vera, firstName: 'vera', email: 'mallory@other.example' });

    expect(await offeredWith(forged)).toEqual(idsOf(withNumber));
    expect(await exportedWith(forged)).toEqual([forged.id]);
    expect(await leftAfterErasing(forged)).toEqual(idsOf([...withNumber, withoutNumber]));
    await database().db.deleteFrom('leads').execute();
  });

  test('leads with the same address belong together, whatever the name and number', async () => {
    const first = await keep({ email: 'Ann@house.example', phone: '704-555-0148' });
    const second = await keep({ email: 'ann@House.example', phone: '', lastName: 'Married' });
    expect(await exportedWith(first)).toEqual(idsOf([first, second]));
    expect([await offeredWith(first), await leftAfterErasing(first)]).toEqual([[], []]);
  });

  test('leads without an address belong together if they have the same number and name', async () => {
    const ann = { firstName: 'Ann', lastName: 'Example', email: '', phone: '(704) 555-0148' };
    const first = await keep(ann);
    const second = await keep({ ...ann, phone: '704.555.0148', lastName: 'EXAMPLE ' });
    const others = [await keep({ ...ann, firstName: 'Bob' }), await keep({ ...ann, email: 'ann@a.example' })];
    expect(await exportedWith(first)).toEqual(idsOf([first, second]));
    expect(await offeredWith(first)).toEqual(idsOf(others));
    expect(await leftAfterErasing(first)).toEqual(idsOf(others));
  });
});
