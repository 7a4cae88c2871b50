import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckField } from './check-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

test('a label belongs to its control, and two forms on a page have different ids', () => {
  const html = renderToStaticMarkup(
    <TextField prefix="contact" name="lastName" label="Last name" required />,
  );
  expect(html).toContain('for="contact-lastName"');
  expect(html).toContain('id="contact-lastName"');
  expect(html).toContain('name="lastName"');
  expect(html).not.toContain('aria-invalid');
});

test('an error marks the control as invalid and is read out before the hint', () => {
  const html = renderToStaticMarkup(
    <TextField
      prefix="contact"
      name="email"
      label="Email"
      error="Enter your email."
      hint="For replies only."
    />,
  );
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="contact-email-error contact-email-hint"');
  expect(html).toContain('id="contact-email-error"');
  expect(html).toContain('id="contact-email-hint"');
});

test('a field keeps its input when the server returns the form', () => {
  const choices = [{ value: 'buying', label: 'Buying a home' }];
  const text = renderToStaticMarkup(
    <TextField prefix="contact" name="firstName" label="First name" defaultValue="Jordan" />,
  );
  const select = renderToStaticMarkup(
    <SelectField
      prefix="contact"
      name="interest"
      label="Interest"
      emptyChoice="Choose one"
      choices={choices}
      defaultValue="buying"
    />,
  );
  expect(text).toContain('value="Jordan"');
  expect(select).toContain('<option value="buying" selected="">');
});

test('a consent checkbox is unchecked by default', () => {
  expect(renderToStaticMarkup(<CheckField name="consent" label="I agree" />)).not.toContain('checked');
});

test('the error summary links to the fields of its own form', () => {
  const fields = [{ name: 'lastName', label: 'Last name' }];
  const html = renderToStaticMarkup(<ErrorSummary title="T" text="t" fields={fields} prefix="guide" />);
  expect(html).toContain('href="#guide-lastName"');
});
