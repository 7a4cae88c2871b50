import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, contactFields, startApp } from '#test/app-under-test.ts';
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

  test('a form may have 64 KiB, as percent-encoding makes three bytes of one, and not one more', async () => {
    const post = async (bytes: number) => {
      const form = new URLSearchParams(contactFields() as Record<string, string>).toString();
      const body = `${form}&unknown=`.padEnd(bytes, 'x');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const options = { method: 'POST', redirect: 'manual', headers, body } as const;
      return (await fetch(`${app.url}/contact`, options)).status;
    };
    expect([await post(65_536), await post(65_537)]).toEqual([303, 413]);
  });

  test('a good form leads to the thank-you, by a redirect that reload cannot repeat', async () => {
    const fields = contactFields({ callTextConsent: 'yes' });
    const response = await postForm(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact?sent=yes#contact');
    expect(await countLeads(database(), fields.email)).toBe(1);
  });

  test('the same form sent twice is one lead', async () => {
    const fields = contactFields();
    await Promise.all([postForm(fields), postForm(fields)]);
    expect(await countLeads(database(), fields.email)).toBe(1);
  });

  test('a wrong form comes back with everything typed and what to do', async () => {
    const fields = contactFields({ email: 'nope', message: 'Please <call> me & mine' });
    const response = await postForm(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      contactForm: {
        status: 'invalid',
        values: fields,
        errors: [{ field: 'email', message: 'Enter an email address like name@example.com.' }],
      },
    });
  });
});
