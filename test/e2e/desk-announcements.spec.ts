import type { Locator, Page } from '@playwright/test';
import { openLead } from './desk.ts';
import { expect, test, testWithoutPreview } from './desk-site.ts';

test('the messages of a chat that is opened are not announced like new ones, and the focus stays in the list', async ({
  page,
  deskSite,
}) => {
  for (const message of ['What is earnest money?', 'What is the median price in NoDa?'])
    await page.request.post(`${deskSite.url}/api/chat`, {
      data: { sessionId: crypto.randomUUID(), message },
    });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/desk/conversations');
  const visitors = page.getByRole('link', { name: /^Visitor/ });
  // Screen readers announce what is added to a log.
  const added = await visitors.first().evaluateHandle(() => {
    const seen = { count: 0 };
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.closest('[role="log"]')) seen.count += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  for (const index of [0, 1]) {
    await visitors.nth(index).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^Visitor/ })).toHaveText(
      (await visitors.nth(index).textContent()) ?? '',
    );
    await expect(page.getByRole('log').getByRole('paragraph').first()).toBeVisible();
    await expect(visitors.nth(index)).toBeFocused();
  }
  expect(await added.evaluate(({ count }) => count)).toBe(0);
});

test('a mistake on a lead is announced each time, unless its field receives the focus', async ({
  page,
  deskSite,
}) => {
  await openLead(page, deskSite, 'Hasty');
  const reply = page.getByLabel('Reply', { exact: true });
  const note = page.getByLabel('Note', { exact: true });
  await expect(note).toBeVisible();
  const announced = await listenForAlerts(page);
  await test.step('not when the focus moves to the field', async () => {
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectOnlyDescribed(note, 'Write something first.', announced);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Remind me' }).click();
    await dialog.getByRole('button', { name: 'Set the reminder' }).click();
    await expectOnlyDescribed(dialog.getByLabel('At another time'), 'Choose a time to come.', announced);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Erase' }).click();
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expectOnlyDescribed(dialog.getByRole('textbox'), 'That is not the name.', announced);
    await page.keyboard.press('Escape');
  });
  await reply.focus();
  for (const times of [1, 2]) {
    await reply.press('ControlOrMeta+Enter');
    await expect.poll(announced).toEqual(Array(times).fill('Write something first.'));
  }
  await note.focus();
  for (const times of [3, 4]) {
    await note.press('Enter');
    await expect.poll(announced).toEqual(Array(times).fill('Write something first.'));
  }
  await expect(note).toBeFocused();
  await test.step('but not once it is mended', async () => {
    await note.fill('Called back.');
    await note.press('Enter');
    await expect(page.getByText('Note added')).toBeVisible();
    expect(await announced()).toHaveLength(4);
  });
});

testWithoutPreview('a mistake in a dialog of the editor is not an alert as well', async ({ page }) => {
  await page.goto('/desk/content/guides/a-day-in-myers-park');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  const announced = await listenForAlerts(page);
  await page.getByRole('button', { name: 'Publish later' }).click();
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await expectOnlyDescribed(dialog.getByRole('textbox').first(), 'Choose a time to come.', announced);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await expectOnlyDescribed(dialog.getByLabel('Address'), 'Use an address', announced);
});

testWithoutPreview('a file that fails again is announced again', async ({ page }) => {
  await page.goto('/desk/content/neighborhoods/dilworth');
  const announced = await listenForAlerts(page);
  const picture = page.getByLabel('Picture', { exact: true });
  await expect(picture).toBeAttached();
  await picture.evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(31 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(announced).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(announced).toHaveLength(2);
});

/** Expects a message that the focused field describes, without an alert. */
async function expectOnlyDescribed(
  field: Locator,
  message: string,
  announced: () => Promise<string[]>,
): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  expect(await announced(), message).toEqual([]);
}

/** Screen readers announce an alert that is added to the page, and what is added to one. @returns the texts so far */
async function listenForAlerts(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const justNamed = new Set(
        changes.filter(({ type }) => type === 'attributes').map(({ target }) => target),
      );
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) {
          const alert = target.parentElement && (target as Element).closest('[role="alert"]');
          const isNew = node instanceof Element && node.matches('[role="alert"]');
          if (isNew || (alert && !justNamed.has(alert))) texts.push(node.textContent ?? '');
        }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['role'] });
    return texts;
  });
  return () => heard.evaluate((texts) => texts.filter(Boolean));
}
