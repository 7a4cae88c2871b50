import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormContext, type FormContextValue } from './form-context.ts';
import { NameField } from './name-field.tsx';

const form: FormContextValue = {
  kind: 'answers',
  id: 'earnest-money',
  problems: new Map(),
  marks: [],
  keepMark: () => undefined,
  change: () => undefined,
  isNew: false,
};

test('a stored name that the field itself would shorten is shown', () => {
  const name = Array.from({ length: 25 }, () => 'who').join('-');
  const html = renderToString(
    <FormContext value={form}>
      <NameField path="aspects" name={name} others={[]} onChange={() => {}} />
    </FormContext>,
  );
  expect(html).toContain(`value="${name.replaceAll('-', ' ')}"`);
});

test('a name that the record would drop is refused', () => {
  const html = renderToString(
    <FormContext value={form}>
      <NameField path="aspects" name="constructor" others={[]} onChange={() => {}} />
    </FormContext>,
  );
  expect(html).toContain('aria-invalid="true"');
});
