import { expect, test } from 'vitest';
import { describeOnSqlite, silent } from '#test/databases.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { createAnsweredCheck } from './answered-check.ts';

describeOnSqlite('the check whether a question is answered', (database) => {
  test('is made once for open desks that ask at the same time', async () => {
    const catalog = createCatalog(database(), silent);
    let checks = 0;
    const agent = async () => {
      checks += 1;
      return await catalog.agent();
    };
    const isAnswered = createAnsweredCheck({ catalog: { ...catalog, agent }, now: () => new Date() });
    const ask = () => isAnswered('Can marmalade outlast a comet?');
    expect([await Promise.all([ask(), ask()]), checks]).toEqual([[false, false], 1]);
  });
});
