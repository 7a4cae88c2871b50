import { expect, test } from 'vitest';
import { pageAfterSignIn } from './session.ts';

test.each([
  ['/desk/numbers?weeks=4', '/desk/numbers?weeks=4'],
  ['/desk/leads?q=porch%20light', '/desk/leads?q=porch%20light'],
  ['https://example.com/desk/leads', '/desk/leads'],
  ['//example.com/desk/', '/desk/leads'],
  ['/\\example.com/desk/', '/desk/leads'],
  ['\\\\example.com', '/desk/leads'],
  ['/desk/../../privacy-policy', '/desk/leads'],
  ['/privacy-policy', '/desk/leads'],
  ['/desk-elsewhere', '/desk/leads'],
  ['javascript:alert(1)//desk/', '/desk/leads'],
  ['data:text/html,<script>alert(1)</script>', '/desk/leads'],
  ['http://[', '/desk/leads'],
  ['/desk/sign-in?to=/desk/sign-in', '/desk/leads'],
  ['/desk/setup?token=x', '/desk/leads'],
  [undefined, '/desk/leads'],
])('after sign-in, the return address %s leads to %s', (to, path) => {
  expect(pageAfterSignIn(to, 'https://www.example.com')).toBe(path);
});
