import { guidePage } from '#content/guide-page.ts';
import { dateInCharlotte } from '#domain/agent/charlotte-time.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './guide-head.module.css';

/** On phones the cropped picture is 136vw wide, but the smaller file for 110vw looks the same and has two thirds of the bytes. */
const SIZES = '(min-width: 1440px) 1296px, (min-width: 560px) 92vw, 110vw';

interface GuideHeadProps {
  guide: Guide;
  /** The neighborhood the guide is about. */
  area: Neighborhood | undefined;
}

/** A guide's title, excerpt, date and neighborhood, centered, and its picture. */
export function GuideHead({ guide, area }: GuideHeadProps) {
  return (
    <header>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.trail}>
          <Breadcrumbs current={guide.title} />
        </div>
        {guide.isFeatured && <p className="label">{guidePage.featured}</p>}
        <h1 className={styles.title}>{guide.title}</h1>
        <p className={`lede ${styles.excerpt}`}>{guide.excerpt}</p>
        <p className={`small ${styles.meta}`}>
          <span>
            {guidePage.updated} <time dateTime={guide.updatedAt}>{dateInCharlotte(guide.updatedAt)}</time>
          </span>
          {area && <a href={`/neighborhoods/${area.slug}`}>{area.name}</a>}
        </p>
      </div>
      <div className={styles.plate}>
        <Picture
          source={guide.image}
          alt={guide.imageAlt || undefined}
          sizes={SIZES}
          priority
          className={styles.picture}
        />
      </div>
    </header>
  );
}
