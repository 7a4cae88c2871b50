import { breadcrumbs } from '#content/navigation.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { openingSentences } from '#domain/neighborhoods/opening-sentences.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './area-cover.module.css';

/** Longer names do not fit beside the lede at the largest size. */
const MAX_SHORT_NAME_LENGTH = 8;

/** On phones the cropped picture is 165vw wide, but the smaller file for 130vw looks the same and has half the bytes. */
const SIZES = '(min-width: 560px) 100vw, 130vw';

/** The name and the first sentence on the sky, above the neighborhood's picture. */
export function AreaCover({ area }: { area: Neighborhood }) {
  const size = area.name.length > MAX_SHORT_NAME_LENGTH ? styles.long : '';
  return (
    <section className={styles.cover}>
      <div className="wrap">
        <Breadcrumbs steps={[breadcrumbs.neighborhoods]} current={area.name} />
        <div className={styles.title}>
          <h1 className={`${styles.name} ${size}`}>{area.name}</h1>
          <p className="lede">{openingSentences(area.description, 1).opening}</p>
        </div>
      </div>
      <Picture
        source={area.image}
        alt={area.imageAlt || undefined}
        sizes={SIZES}
        priority
        className={styles.picture}
      />
    </section>
  );
}
