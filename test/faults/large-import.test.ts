import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { listingCommand, reso } from '../listing-command.ts';
import { rounds } from '../rounds.ts';

/** A short run is no more than several statements; a long one takes longer than the site's transactions may. */
const HOMES = rounds(450, 40_000);

describeOnBothEngines('npm run listings -- import', (database, store) => {
  const { run, page, homes } = listingCommand(database, store);

  test(`imports ${HOMES} homes at once, in their order`, { timeout: 40_000 + HOMES * 20 }, async () => {
    const { engine } = database();
    const many = Array.from({ length: HOMES }, (_, index) =>
      reso({ ListingKey: `CAR${index}`, PublicRemarks: '' }),
    );
    const file = page('many.json', many);
    const began = performance.now();
    expect(await run('import', file)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`${HOMES} new`),
    });
    const seconds = (performance.now() - began) / 1_000;
    expect((await run('import', file)).stdout).toContain(`${HOMES} unchanged`);
    expect((await homes()).map(({ id }) => id)).toEqual(many.map(({ ListingKey }) => ListingKey));
    reportFigure({
      promise: `A large file of homes is imported at once (${engine})`,
      tested: `\`npm run listings -- import\` of ${HOMES} homes, twice; every home in its order`,
      measured: `imported in ${seconds.toFixed(1)} s`,
    });
  });
});
