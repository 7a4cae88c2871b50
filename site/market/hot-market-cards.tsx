import { type HotMarket, hotMarkets, marketPage } from '#content/market.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Picture } from '../ui/picture.tsx';
import { Change } from './change.tsx';
import { FiguresNote } from './figures-note.tsx';
import styles from './hot-market-cards.module.css';

const words = marketPage.hotMarket;

/** The areas whose price rose fastest; each card leads to the area's page. */
export function HotMarketCards({ areas }: { areas: Neighborhood[] }) {
  const markets = hotMarkets.flatMap((market) => {
    const area = areas.find(({ slug }) => slug === market.slug);
    return area ? [{ market, area }] : [];
  });
  return (
    <>
      <FiguresNote sources={markets.map(({ area }) => area.source)} />
      <ul className={styles.cards}>
        {markets.map(({ market, area }) => (
          <li key={market.slug}>
            <Card market={market} area={area} />
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{words.note}</p>
    </>
  );
}

function Card({ market, area }: { market: HotMarket; area: Neighborhood }) {
  return (
    <a className={styles.card} href={`/neighborhoods/${area.slug}`}>
      <Picture source={area.image} alt="" sizes="(min-width: 1024px) 25vw, 50vw" className={styles.picture} />
      <span className={styles.label}>{words.label}</span>
      <h2 className={styles.name}>{market.name}</h2>
      <span className={styles.price}>{formatPrice(area.medianPrice)}</span>
      <span className="small">{words.medianPrice}</span>
      <Change trend="up" change={market.growth}>
        <span aria-hidden="true">{words.growthPeriod}</span>
        <span className="sr">{words.growthPeriodSpoken}</span>
      </Change>
    </a>
  );
}
