import { expect, test } from 'vitest';
import { firstContentfulPaint } from './first-contentful-paint.ts';

test('resolves after a while if no paint is ever reported, as in Node', async () => {
  await expect(firstContentfulPaint(10)).resolves.toBeUndefined();
});
