import { explorer } from '#content/home.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { FiguresNote } from '../ui/figures-note.tsx';
import mosaic from '../ui/mosaic.module.css';
import { mosaicSpans } from '../ui/mosaic.ts';
import { Roofline } from '../ui/roofline.tsx';
import { NeighborhoodCard } from './neighborhood-card.tsx';
import styles from './neighborhood-explorer.module.css';
import { NeighborhoodPopover } from './neighborhood-popover.tsx';

/**
 * The neighborhoods as a mosaic below the roofline, which has a segment for each: the anchor #neighborhoods. Cards open
 * their popovers natively in browsers that support `command`; neighborhood-popovers.ts does the rest.
 */
export function NeighborhoodExplorer({ neighborhoods }: { neighborhoods: Neighborhood[] }) {
  if (neighborhoods.length === 0) return null;
  const spans = mosaicSpans(neighborhoods.length);
  return (
    <section className={`section linen ${styles.explorer}`} id="neighborhoods">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2">{explorer.title(neighborhoods.length)}</h2>
          <div className={styles.words}>
            <p className={`small ${styles.lede}`}>{explorer.lede}</p>
            <FiguresNote figures={neighborhoods} />
          </div>
        </div>
        <Roofline crop className={styles.roofline} areas={neighborhoods.map(({ slug }) => slug)} />
        <ul className={`${mosaic.mosaic} ${styles.cards}`}>
          {neighborhoods.map((area, index) => {
            const popoverId = `neighborhood-${area.slug}`;
            return (
              <li key={area.slug} className={mosaic[spans[index] ?? 'narrow']}>
                <NeighborhoodCard area={area} popoverId={popoverId} />
                <NeighborhoodPopover area={area} id={popoverId} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
