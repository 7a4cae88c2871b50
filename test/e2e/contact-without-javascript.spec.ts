import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { typeIn } from './contact-form.ts';
import { leadsOf } from './lead-form.ts';
import { expect, test } from './site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted: an invalid field is explained and the input kept, then the page says thank you, in view on a phone', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/contact');
    await typeIn(page, 'plain@example.com', 'valuation');
    await page.getByLabel('I agree that Stone Realty Group').check();
    await page.getByLabel('First name').fill('   ');
    await page.getByRole('textbox', { name: 'Message' }).fill('Two lines\nand <b>no bold</b>');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await test.step('an invalid field is explained, and the input is kept', async () => {
      await expect(page.getByText('Missing Information.')).toBeInViewport();
      await expect(page.getByText('Enter your first name.')).toBeVisible();
      await expect(page.getByLabel('Last name')).toHaveValue('Reyes');
      await expect(page.getByLabel('I am interested in')).toHaveValue('valuation');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Two lines\nand <b>no bold</b>',
      );
      await expect(page.getByLabel('I agree that Stone Realty Group')).toBeChecked();
      expect(await leadsOf(site.dataDir, 'plain@example.com')).toEqual([]);
    });
    await page.getByLabel('First name').fill('Dana');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for reaching out!')).toBeInViewport();
    await expect(page.getByLabel('First name')).toHaveValue('');
    const [lead, ...more] = await leadsOf(site.dataDir, 'plain@example.com');
    expect(more).toEqual([]);
    expect(lead && looksLikeSpam(lead)).toBe(false);
  });

  test('a message beyond the size limit gets the form back with a note to shorten it', async ({ page }) => {
    await page.goto('/contact');
    await typeIn(page, 'plain@example.com', 'valuation');
    await page.getByRole('textbox', { name: 'Message' }).fill('🏡'.repeat(5_400));
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await answered).status()).toBe(413);
    await expect(page.getByText('Shorten your message to 5,000 characters.')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Last name')).toHaveValue('Reyes');
  });
});
