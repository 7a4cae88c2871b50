import { fillIn, hydrated } from './contact-form.ts';
import { leadsOf, loseResponses, toast } from './lead-form.ts';
import { openedOnce } from './opened-once.ts';
import { expect, test as onTheSite } from './site.ts';

const test = openedOnce(
  async (page) => {
    await page.goto('/contact');
    await hydrated(page);
  },
  (page) => page.locator('#contact-form').evaluate((form: HTMLFormElement) => form.reset()),
);

test('the form is beside the phone number and offers the five interests', async ({ page }) => {
  const section = page.locator('#contact');
  await expect(section.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(section.getByText('Available 7 days a week')).toBeVisible();
  await expect(section.getByRole('link', { name: '(704) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17045550142',
  );
  await expect(section.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(section.getByLabel('Email')).toHaveAttribute('type', 'email');
  const choices = section.getByLabel('I am interested in').locator('option');
  expect(
    await choices.evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent])),
  ).toEqual([
    ['', 'Choose one'],
    ['buying', 'Buying a home'],
    ['selling', 'Selling my home'],
    ['both', 'Both buying and selling'],
    ['valuation', 'Getting a home valuation'],
    ['exploring', 'Just exploring options'],
  ]);
});

onTheSite(
  'a message sent by a double click is stored once before the page says thank you, beside the phone number and a blank form',
  async ({ page, site }) => {
    // The first page is recorded as the landing page even if the visitor leaves before it has settled.
    await page.goto('/?utm_source=postcard', { waitUntil: 'domcontentloaded' });
    await page.goto('/contact');
    await fillIn(page, 'sent@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Is the mill house still for sale?');
    const posted = page.waitForRequest('**/api/leads');
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    expect((await posted).postDataJSON()).toMatchObject({ phone: '', neighborhoods: '' });

    await expect(toast(page, 'success')).toContainText('Thank you for reaching out!');
    await expect(toast(page, 'success')).toContainText(
      "I've received your message and will be in touch within 24 hours...",
    );
    const [lead, ...more] = await leadsOf(site.dataDir, 'sent@example.com');
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      interest: 'selling',
      message: 'Is the mill house still for sale?',
      page: '/contact',
      attribution: { landingPage: '/', utm_source: 'postcard' },
    });
    const thanks = page.getByRole('group').filter({ hasText: 'Message sent' });
    await expect(thanks).toContainText('(704) 555-0142');
    for (const label of ['First name', 'Last name', 'Email', 'I am interested in'])
      await expect(page.getByLabel(label)).toHaveValue('');
  },
);

test('with missing fields nothing is sent; a toast, a focused summary and each field say what to do', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('leads') && sent.push(request.url()));
  await test.step('a blank form: the summary names the four required fields and leads to each', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'warning')).toContainText('Missing Information');
    await expect(toast(page, 'warning')).toContainText(
      'Please fill in all required fields marked with * to continue.',
    );
    const summary = page.locator(':focus');
    await expect(summary).toContainText('Missing Information.');
    await expect(summary.getByRole('link')).toHaveText([
      'First name',
      'Last name',
      'Email',
      'I am interested in',
    ]);
    await summary.getByRole('link', { name: 'Last name' }).click();
    await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused();
  });
  await test.step('a form half filled in: each missing field says what to do', async () => {
    await page.getByLabel('First name').fill('Jordan');
    await page.getByLabel('Email').fill('jordan@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator(':focus').getByRole('link')).toHaveText(['Last name', 'I am interested in']);
    await expect(page.getByText('Enter your last name.')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
    await expect(page.getByText('Choose what you would like help with.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  });
  expect(sent).toEqual([]);
});

test('an invalid e-mail address is explained, and so is a field that only the server rejects', async ({
  page,
}) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const errors = [{ field: 'email', message: 'No mail can be sent to this address.' }];
  const sent: string[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postDataJSON().email);
    await route.fulfill({ status: 422, json: { errors } });
  });
  await fillIn(page, 'jordan@');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await expect(email).toHaveValue('jordan@');
  expect(sent).toEqual([]);

  await email.fill('refused@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(email).toHaveAccessibleDescription(errors[0]?.message ?? '');
  await expect(page.locator(':focus').getByRole('link')).toHaveText(['Email']);
  await expect(email).toHaveValue('refused@example.com');
  expect(sent).toEqual(['refused@example.com']);
  await page.unroute('**/api/leads');
});

onTheSite(
  'a message sent again after a lost response and a reload creates no second lead, and a corrected address does not look like spam',
  async ({ page, site }) => {
    await loseResponses(page, '**/api/leads', 2);
    await page.goto('/contact');
    await fillIn(page, 'corected@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'error')).toBeVisible();
    await page.reload();
    await fillIn(page, 'corected@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'error')).toBeVisible();
    expect(await leadsOf(site.dataDir, 'corected@example.com')).toHaveLength(1);
    await page.getByLabel('Email').fill('corrected@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'success')).toBeVisible();
    const [lead] = await leadsOf(site.dataDir, 'corrected@example.com');
    expect(lead?.spamSignals).not.toContain('replayed');
  },
);
