import { neighborhoodPopover as words } from '#content/home.ts';
import { cardRatings } from '#domain/neighborhoods/card-ratings.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Meter } from '../ui/meter.tsx';
import styles from './neighborhood-figures.module.css';

/** Median price and walk score in large type; the score with a bar beside it. */
export function NeighborhoodFigures({ area }: { area: Neighborhood }) {
  const { walkScore } = cardRatings(area);
  return (
    <dl className={styles.figures}>
      <div>
        <dt className={styles.label}>{words.medianPrice}</dt>
        <dd className={styles.figure}>{formatPrice(area.medianPrice)}</dd>
      </div>
      <div>
        <dt className={styles.label}>{words.walkScore}</dt>
        <dd className={styles.figure}>
          {walkScore}
          {area.walkScore !== null && (
            <>
              {' '}
              <small className={styles.scale}>{words.outOf100}</small>
              <span className={styles.meter}>
                <Meter percent={area.walkScore} />
              </span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
