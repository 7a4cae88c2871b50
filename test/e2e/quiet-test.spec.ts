import { errorsOn, expect, test } from './quiet-test.ts';

test('an error without an address is listed as any other', async ({ browser }) => {
  const page = await browser.newPage();
  const errors = errorsOn(page);
  await page.evaluate(() => console.error('From nowhere'));
  await expect.poll(() => errors).toEqual(['From nowhere']);
  await page.close();
});
