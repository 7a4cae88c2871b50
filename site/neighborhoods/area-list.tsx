import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { FiguresNote } from '../ui/figures-note.tsx';
import mosaic from '../ui/mosaic.module.css';
import { type MosaicSpan, mosaicSpans } from '../ui/mosaic.ts';
import { Roofline } from '../ui/roofline.tsx';
import { AreaCard } from './area-card.tsx';
import styles from './area-list.module.css';

/** Every neighborhood as a card, in the same mosaic as on the home page; nothing without one. */
export function AreaList({ areas }: { areas: Neighborhood[] }) {
  if (areas.length === 0) return null;
  const spans = mosaicSpans(areas.length);
  return (
    <section className="section linen" id="areas" aria-labelledby="areas-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2" id="areas-title">
            {neighborhoodsPage.listTitle(areas.length)}
          </h2>
          <FiguresNote figures={areas} />
        </div>
        <Roofline className={styles.roofline} tone="evergreen" areas={areas.map(({ slug }) => slug)} crop />
        <ul className={mosaic.mosaic}>
          {areas.map((area, index) => {
            const span = spans[index] ?? 'narrow';
            return (
              <li key={area.slug} className={mosaic[span]}>
                <AreaCard area={area} sizes={SIZES[span]} pictureClass={mosaic.picture} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

// Narrow slots are taller than the pictures, so they need pictures wider than the slot.
const SIZES: Record<MosaicSpan, string> = {
  whole: '100vw',
  wide: '(min-width: 1024px) 58vw, (min-width: 560px) 48vw, 100vw',
  broad: '(min-width: 1024px) 50vw, (min-width: 560px) 48vw, 92vw',
  third: '(min-width: 1024px) 50vw, (min-width: 560px) 48vw, 92vw',
  narrow: '(min-width: 1024px) 46vw, (min-width: 560px) 48vw, 92vw',
};
