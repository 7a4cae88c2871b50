import { neighborhoodsPage } from '#content/neighborhood-page.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Roofline } from '../ui/roofline.tsx';
import { AreaCard } from './area-card.tsx';
import styles from './area-list.module.css';
import { SourceLine } from './source-line.tsx';

/** Every area as a card, in the mosaic of the home page's explorer. */
export function AreaList({ areas }: { areas: Neighborhood[] }) {
  const [first] = areas;
  return (
    <section className="section linen" id="areas" aria-labelledby="areas-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2" id="areas-title">
            {neighborhoodsPage.listTitle}
          </h2>
          {first && <SourceLine source={first.source} />}
        </div>
        <Roofline className={styles.roofline} tone="evergreen" crop />
        <ul className={styles.list}>
          {areas.map((area, index) => (
            <li key={area.slug} className={styles[SPANS[index] ?? 'narrow']}>
              <AreaCard area={area} sizes={SIZES[SPANS[index] ?? 'narrow']} pictureClass={styles.picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Span = 'seven' | 'five' | 'narrow' | 'lastFive' | 'lastSeven';

// Twelve columns: 7 + 5, then four of three, then 5 + 7.
const SPANS: Span[] = ['seven', 'five', 'narrow', 'narrow', 'narrow', 'narrow', 'lastFive', 'lastSeven'];

// Narrow slots are taller than the pictures, so they need them wider than themselves.
const SIZES: Record<Span, string> = {
  seven: '(min-width: 1024px) 58vw, (min-width: 560px) 48vw, 100vw',
  lastSeven: '(min-width: 1024px) 58vw, (min-width: 560px) 48vw, 100vw',
  five: '(min-width: 1024px) 50vw, (min-width: 560px) 48vw, 92vw',
  lastFive: '(min-width: 1024px) 50vw, (min-width: 560px) 48vw, 92vw',
  narrow: '(min-width: 1024px) 46vw, (min-width: 560px) 48vw, 92vw',
};
