// biome-ignore-all lint/a11y/noRedundantRoles: narrow screens display the rows as grids, which removes the table
// semantics.
import { compareList } from '#content/compare.ts';
import type { Property } from '#domain/listings/property.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './comparison-table.module.css';
import { HomePicture } from './home-picture.tsx';

interface HomeColumnHeadProps {
  home: Property;
  areaName: string | undefined;
}

/** The head of a home's column: its picture, address and neighborhood. */
export function HomeColumnHead({ home, areaName }: HomeColumnHeadProps) {
  return (
    <th scope="col" role="columnheader">
      <HomePicture
        home={home}
        className={styles.picture}
        sizes="(min-width: 1024px) 28vw, (min-width: 560px) 40vw, 164px"
        alt=""
      />
      <span className={styles.address}>{home.address}</span>
      <span className={`small ${styles.area}`}>{areaName}</span>
      {home.isSample && <SampleTag>{compareList.sampleTag}</SampleTag>}
    </th>
  );
}
