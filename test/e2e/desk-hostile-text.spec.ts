import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { SCRIPTS } from '../faults/hostile-texts.ts';
import { expect, test, testAlone } from './desk-site.ts';
import { violationsOf } from './violations.ts';

/** Of each field's maximum length, without a line break opportunity. */
const ENDLESS = 'W'.repeat(100);

const fieldsOf = (text: string, index: number) => ({
  firstName: text.slice(0, 100),
  lastName: text.slice(0, 100),
  email: `hostile${index}@example.com`,
  phone: '(704) 555-0118',
  neighborhoods: text,
  message: `${text} ${'long '.repeat(200)}`,
});

/** Elements that could only come from text interpreted as HTML. */
const foreign = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (element) =>
            /^(script|iframe|object|embed|math|base|meta|style|video|marquee)$/i.test(element.tagName) ||
            element.getAttributeNames().some((name) => /^on/i.test(name)) ||
            /^\s*javascript:/i.test(element.getAttribute('href') ?? ''),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    );

testAlone(
  'hostile and very long text in every field of a lead stays text at the desk and breaks no page',
  async ({ page, deskSite }) => {
    testAlone.setTimeout(180_000);
    page.on('dialog', (dialog) => {
      throw new Error(`A script ran: ${dialog.message()}`);
    });
    const texts = [
      ...SCRIPTS.filter((_, index) => index % 4 === 0),
      ENDLESS,
      '\u202eelpmaxe \u{1F3E1}'.repeat(6),
    ];
    for (const [index, text] of texts.entries()) await sendLead(deskSite, fieldsOf(text, index));
    await page.goto('/desk/leads');
    const rows = page.getByRole('list', { name: 'Leads' }).getByRole('link');
    await expect(rows.first()).toBeVisible();
    const { leads } = await page.evaluate(() => fetch('/api/desk/leads').then((answer) => answer.json()));
    expect(leads).toHaveLength(texts.length);
    const [newest] = leads;
    for (const kind of ['notes', 'replies'])
      await page.request.post(`/api/desk/leads/${newest.id}/${kind}`, {
        data: { text: `${SCRIPTS[0]} ${ENDLESS}` },
        headers: { origin: deskSite.url },
      });
    await expectNoOverflow(page, 'the inbox');
    for (const { id, firstName } of leads) {
      await page.goto(`/desk/leads/${id}`);
      const heading = page.getByRole('heading').filter({ hasText: firstName.trim().slice(0, 40) });
      await expect(heading.first()).toBeVisible();
      await expectNoOverflow(page, firstName);
    }
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('a very long name fits a dialog, and a right-to-left message begins at the right', async ({
  page,
  deskSite,
}) => {
  const message = 'مرحبا، نريد أن نبيع بيتنا في الربيع. The house is in Dilworth.';
  await sendLead(deskSite, { firstName: ENDLESS, lastName: 'W', email: 'endless@example.com', message });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: ENDLESS }).click();
  const said = page.getByRole('article').getByText(message).first();
  const gap = await said.evaluate((element) => {
    const words = document.createRange();
    const text = element.firstChild as Text;
    words.setStart(text, text.data.indexOf('مرحبا'));
    words.setEnd(text, text.data.indexOf('،'));
    return element.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(20);
  await page.getByRole('button', { name: 'Erase' }).click();
  const over = await page.getByRole('dialog').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await foreign(page), `${where} at ${width}`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
}
