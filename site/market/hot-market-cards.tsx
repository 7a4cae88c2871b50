import { marketPage } from '#content/market.ts';
import { formatChange, trendOf } from '#domain/market/figure-change.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import row from '../ui/card-row.module.css';
import { Change } from '../ui/change.tsx';
import { FiguresNote } from '../ui/figures-note.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './hot-market-cards.module.css';
import type { HotMarketFigures } from './hot-market-figures.ts';

const words = marketPage.hotMarket;

/** The highlighted neighborhoods of the dashboard; each card links to its page. */
export function HotMarketCards({ markets }: { markets: HotMarketFigures[] }) {
  const labeled = markets.filter(({ growth }) => isHot(growth));
  const samples = labeled.filter(({ sources }) => sources.every(({ sample }) => sample));
  const figures = markets.flatMap(({ name, sources }) => sources.map((source) => ({ name, source })));
  return (
    <>
      <FiguresNote figures={figures} />
      <ul className={styles.cards}>
        {markets.map((market) => (
          <li key={market.area.slug}>
            <Card {...market} />
          </li>
        ))}
      </ul>
      {labeled.length > 0 && (
        <p className={`small ${styles.note}`}>{words.note[figuresOf(labeled.length, samples.length)]}</p>
      )}
    </>
  );
}

function figuresOf(labeled: number, samples: number): keyof typeof words.note {
  if (samples === 0) return 'records';
  return samples === labeled ? 'samples' : 'mixed';
}

function isHot(growth: number | null): boolean {
  return growth !== null && growth > 0;
}

function Card({ area, name, growth }: HotMarketFigures) {
  return (
    <a className={styles.card} href={`/neighborhoods/${area.slug}`}>
      <Picture source={area.image} alt="" sizes="(min-width: 1024px) 25vw, 50vw" className={row.picture} />
      <div className={styles.words}>
        <p className={`label ${styles.label}`}>{isHot(growth) && words.label}</p>
        <h2 className={styles.name}>{name}</h2>
        <p className={`d ${styles.price}`}>{formatPrice(area.medianPrice)}</p>
        <p className={`small ${styles.unit}`}>{words.medianPrice}</p>
        {growth !== null && (
          <p className={styles.growth}>
            <Change trend={trendOf(growth)} change={formatChange(growth)}>
              <span aria-hidden="true">{words.growthPeriod}</span>
              <span className="sr">{words.growthPeriodSpoken}</span>
            </Change>
          </p>
        )}
      </div>
    </a>
  );
}
