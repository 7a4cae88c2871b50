import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordForm } from '#domain/records/record-form.ts';
import { FormContext, type FormContextValue } from './form-context.ts';
import { NumberField } from './text-fields.tsx';

const form: FormContextValue = {
  kind: 'listings',
  id: 'porch-house',
  problems: new Map(),
  marks: [],
  keepMark: () => undefined,
  change: () => undefined,
  isNew: false,
};

test.each([
  ['450000', '450,000'],
  ['0450000', '450,000'],
  ['05', '5'],
  ['12345678901234567', '12,345,678,901,234,567'],
])('the price field shows the stored value %s', (value, shown) => {
  const price = recordForm('listings').find(({ widget }) => widget === 'money');
  if (!price) throw new Error('A home has no price');
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <FormContext value={form}>
        <NumberField field={{ ...price, holds: 'string' }} path="price" value={value} onChange={() => {}} />
      </FormContext>
    </QueryClientProvider>,
  );
  expect(html).toContain(`value="${shown}"`);
});
