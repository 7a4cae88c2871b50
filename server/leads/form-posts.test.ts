import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { countLeads } from '#test/leads.ts';

describeOnBothEngines('forms without JavaScript', (database) => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const postForm = (fields: Record<string, unknown>) =>
    fetch(`${app.url}/contact`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields as Record<string, string>),
    });

  test('a form of more than 63 KiB is returned with the field to shorten', async () => {
    const post = (path: string, bytes: number) => {
      const form = new URLSearchParams(sellerFields() as Record<string, string>).toString();
      const body = `${form}&unknown=`.padEnd(bytes, 'x');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return fetch(`${app.url}${path}`, { method: 'POST', redirect: 'manual', headers, body });
    };
    expect((await post('/contact', 63 * 1_024)).status).toBe(303);
    const contact = await post('/contact', 63 * 1_024 + 1);
    expect(contact.status).toBe(413);
    const message = { field: 'message', message: 'Shorten your message to 5,000 characters.' };
    expect(await contact.json()).toEqual({
      contactForm: { status: 'invalid', values: {}, missing: false, errors: [message] },
    });
    const seller = await post('/sell', 64 * 1_024);
    const address = { field: 'address', message: 'Shorten the address to 300 characters.' };
    expect(await seller.json()).toEqual({
      sellerForm: { status: 'invalid', values: {}, missing: false, errors: [address] },
    });
  });

  test('a message of 5,000 characters is accepted, however many bytes it takes', async () => {
    const fields = contactFields({ message: '🏡'.repeat(5_000) });
    expect((await postForm(fields)).status).toBe(303);
    expect(await countLeads(database(), fields.email)).toBe(1);
  });

  test('a line break counts as one character, although a browser posts two', async () => {
    const fields = contactFields({ message: `${'x'.repeat(4_989)}${'\r\n'.repeat(10)}y` });
    expect((await postForm(fields)).status).toBe(303);
    const lead = database().db.selectFrom('leads').select('message').where('email', '=', `${fields.email}`);
    expect((await lead.executeTakeFirst())?.message).toHaveLength(5_000);
  });

  test('a valid form redirects to the thank-you page, so that a reload does not repeat it', async () => {
    const fields = contactFields({ callTextConsent: 'yes' });
    const response = await postForm(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact?sent=yes#contact-form');
    expect(await countLeads(database(), fields.email)).toBe(1);
  });

  test('the same form sent twice creates one lead', async () => {
    const fields = contactFields();
    await Promise.all([postForm(fields), postForm(fields)]);
    expect(await countLeads(database(), fields.email)).toBe(1);
  });

  test('a form with a blank required field says that one is missing', async () => {
    const response = await postForm(contactFields({ firstName: ' ' }));
    expect(await response.json()).toMatchObject({ contactForm: { status: 'invalid', missing: true } });
  });

  test('a rate-limited form is returned with the time to try again', async () => {
    const strict = await startApp(database(), { isRateLimited: true });
    const post = () =>
      fetch(`${strict.url}/contact`, {
        method: 'POST',
        body: new URLSearchParams({ firstName: randomUUID() }),
      });
    const answers = await Promise.all(Array.from({ length: 31 }, post));
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ contactForm: { status: 'limited' } });
    await strict.stop();
  });

  test('an invalid form is returned with all its input and what to correct', async () => {
    const fields = contactFields({ email: 'nope', message: 'Please <call> me & mine' });
    const response = await postForm(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      contactForm: {
        status: 'invalid',
        values: fields,
        missing: false,
        errors: [{ field: 'email', message: 'Enter an email address like name@example.com.' }],
      },
    });
  });
});
