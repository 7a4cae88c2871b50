import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';
import { deskNumbers } from './numbers.ts';

describeOnBothEngines('the statistics of the desk', (database) => {
  const { owner } = deskOfOwner(database);

  test('start a week on Monday at midnight in Charlotte, across daylight saving changes', async () => {
    const times = [
      '2026-10-26T03:59:59.000Z', // Sunday
      '2026-10-26T04:00:00.000Z', // Monday, in daylight time
      '2026-11-02T04:59:59.000Z', // Sunday, in standard time
      '2026-11-23T04:59:59.000Z', // Sunday
      '2026-11-23T05:00:00.000Z', // Monday
      '2026-11-23T14:00:00.000Z',
    ];
    for (const createdAt of times) await storeLead(database(), { createdAt });
    const weeksOf = async (weeks: number) =>
      (await deskNumbers(database().db, new Map(), weeks, new Date('2026-11-27T02:00:00.000Z'))).weeks;
    expect(await weeksOf(1)).toEqual([{ week: '2026-11-23', leads: 2 }]);
    expect(await weeksOf(5)).toEqual([
      { week: '2026-10-26', leads: 2 },
      { week: '2026-11-02', leads: 0 },
      { week: '2026-11-09', leads: 0 },
      { week: '2026-11-16', leads: 1 },
      { week: '2026-11-23', leads: 2 },
    ]);
  });

  test('name the pages as the site does', async () => {
    const guide = '/guides/living-along-the-light-rail';
    for (const page of ['/', '/neighborhoods/southend', guide, '/gone'])
      await storeLead(database(), { page, createdAt: new Date().toISOString() });
    const { pages } = (await owner().call('GET', '/numbers')).body;
    const titles = new Map(pages.map(({ path, title }: { path: string; title: string }) => [path, title]));
    expect(titles.get('/')).toBe('Home');
    expect(titles.get('/neighborhoods/southend')).toBe('SouthEnd');
    expect(titles.get(guide)).toContain('light rail');
    expect(titles.get('/gone')).toBe('');
  });
});
