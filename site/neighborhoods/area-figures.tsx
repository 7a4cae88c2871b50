import { neighborhoodPage } from '#content/neighborhood-page.ts';
import { grouped } from '#domain/figures/grouped.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { FiguresNote } from '../ui/figures-note.tsx';
import styles from './area-figures.module.css';

const words = neighborhoodPage.figures;

/** The neighborhood's market data: three figures in large type, with their source below. */
export function AreaFigures({ area }: { area: Neighborhood }) {
  const { averageDays, inventory } = area.marketData;
  return (
    <section className={`dark ${styles.band}`} aria-labelledby="figures-title">
      <div className="wrap">
        <h2 className="sr" id="figures-title">
          {words.heading(area.name)}
        </h2>
        <dl className={styles.figures}>
          <Figure label={words.medianPrice} value={formatPrice(area.medianPrice)} />
          <Figure label={words.averageDays} value={grouped(averageDays)} />
          <Figure label={words.inventory} value={grouped(inventory)} />
        </dl>
        <FiguresNote figures={[area]} />
      </div>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="d">{value}</dd>
    </div>
  );
}
