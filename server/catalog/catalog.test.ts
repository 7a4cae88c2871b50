import { expect, test } from 'vitest';
import { homeTestimonials, reviews } from '#content/reviews.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { createCatalog } from './catalog.ts';

describeOnBothEngines('the catalog', (database) => {
  test('keeps the testimonials of the home page and of the reviews page apart, in their order', async () => {
    const catalog = createCatalog(database(), silent);
    expect(await catalog.homeTestimonials()).toEqual(homeTestimonials);
    expect(await catalog.reviews()).toEqual(reviews);
  });

  test('reads them from the store, not from content', async () => {
    const { db } = database();
    await db
      .deleteFrom('records')
      .where('kind', '=', 'reviews')
      .where('id', '=', String(homeTestimonials[0]?.id))
      .execute();
    expect(await createCatalog(database(), silent).homeTestimonials()).toEqual(homeTestimonials.slice(1));
  });
});
