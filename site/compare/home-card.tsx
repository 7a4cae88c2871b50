import { memo } from 'react';
import { compareList } from '#content/compare.ts';
import { HOMES_PARAMETER, homeAnchor } from '#domain/comparison/compare-link.ts';
import { grouped } from '#domain/figures/grouped.ts';
import { listedBy } from '#domain/listings/listing-figures.ts';
import type { Property } from '#domain/listings/property.ts';
import { formatPrice } from '#domain/neighborhoods/format-price.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './home-card.module.css';
import { HomeCheckbox } from './home-checkbox.tsx';
import { HomePhotos } from './home-photos.tsx';
import { HomeStatus } from './home-status.tsx';
import { OpenHouses } from './open-houses.tsx';

interface HomeCardProps {
  home: Property;
  areaName: string | undefined;
  /** For the first picture of the page. */
  priority: boolean;
  checked: boolean;
  disabled: boolean;
  onCheck: (id: string, on: boolean) => void;
}

/**
 * One home of the list; a ring around its picture shows that it is checked. Memoized, because rendering all homes at
 * once is slow on a phone.
 */
export const HomeCard = memo(function HomeCard(props: HomeCardProps) {
  const { home, areaName, priority, checked, disabled, onCheck } = props;
  return (
    <li id={homeAnchor(home.id)} className={styles.card}>
      <HomePhotos
        home={home}
        className={styles.picture}
        sizes="(min-width: 1024px) 31vw, (min-width: 560px) 46vw, 92vw"
        priority={priority}
      >
        <HomeStatus status={home.status} className={styles.status} />
      </HomePhotos>
      <div className={styles.row}>
        <p className={`d ${styles.price}`}>{formatPrice(home.price)}</p>
        <HomeCheckbox
          name={HOMES_PARAMETER}
          value={home.id}
          label={home.address}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheck(home.id, event.currentTarget.checked)}
        />
      </div>
      <h2 className={styles.address}>{home.address}</h2>
      <p className="small">{outline(home, areaName)}</p>
      <OpenHouses openHouses={home.openHouses ?? []} label={compareList.openHouse} />
      {listedBy(home) && (
        <p className="xs">
          {compareList.listedBy} {home.listingFirm}
          {home.listingFirm && home.attributionContact && ', '}
          <span className={styles.contact}>{home.attributionContact}</span>
        </p>
      )}
      {home.isSample && (
        <p className={styles.sample}>
          <SampleTag>{compareList.sampleTag}</SampleTag>
        </p>
      )}
    </li>
  );
});

/** "Dilworth · 4 bed · 3.5 bath · 2,960 sq ft", without missing facts. Lines break only after a dot. */
function outline(home: Property, areaName: string | undefined): string {
  const { bedrooms, bathrooms, squareFootage } = home;
  const parts = [
    areaName,
    bedrooms !== null && `${bedrooms} ${compareList.bedrooms}`,
    bathrooms !== null && `${bathrooms} ${compareList.bathrooms}`,
    squareFootage !== null && `${grouped(squareFootage)} ${compareList.squareFeet}`,
  ];
  return parts.flatMap((part) => (part ? [part.replaceAll(' ', '\u00a0')] : [])).join('\u00a0· ');
}
