import { expect, test } from 'vitest';
import { firstContentfulPaint } from './first-contentful-paint.ts';

test('hydration does not wait forever where no paint is ever reported, as here in Node', async () => {
  await expect(firstContentfulPaint(10)).resolves.toBeUndefined();
});
