import { explorer } from '#content/home.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Roofline } from '../ui/roofline.tsx';
import { type CardShape, NeighborhoodCard } from './neighborhood-card.tsx';
import styles from './neighborhood-explorer.module.css';
import { NeighborhoodPopover } from './neighborhood-popover.tsx';

/**
 * The areas as a mosaic under the roofline, whose segments are its index: the anchor #neighborhoods. Each card opens
 * its popover by itself where the browser knows `command`; neighborhood-popovers.ts sees to the rest.
 */
export function NeighborhoodExplorer({ neighborhoods }: { neighborhoods: Neighborhood[] }) {
  return (
    <section className={`section linen ${styles.explorer}`} id="neighborhoods">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="h2">{explorer.title}</h2>
          <p className={`small ${styles.lede}`}>{explorer.lede}</p>
        </div>
        <Roofline crop className={styles.roofline} />
        <ul className={styles.mosaic}>
          {neighborhoods.map((area, index) => {
            const shape = MOSAIC[index % MOSAIC.length] ?? 'narrow';
            const popoverId = `neighborhood-${area.slug}`;
            return (
              <li key={area.slug} className={styles[shape]}>
                <NeighborhoodCard area={area} shape={shape} popoverId={popoverId} />
                <NeighborhoodPopover area={area} id={popoverId} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Seven and five columns, four times three, five and seven. */
const MOSAIC: CardShape[] = ['wide', 'broad', 'narrow', 'narrow', 'narrow', 'narrow', 'broad', 'wide'];
