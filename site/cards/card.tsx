import { shippedAgent } from '#content/agent.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { PageCard } from '#content/pages.ts';
import { Mark } from '../ui/mark.tsx';
import { pictureSources } from '../ui/picture-sources.ts';
import { Roofline } from '../ui/roofline.tsx';
import styles from './card.module.css';

/** A link preview: the page's title on the sky of its picture, and the name of the site. */
export function Card({ name, label, title, turn, picture }: PageCard) {
  const { original, focalClass } = pictureSources(picture);
  const areas = neighborhoods.map(({ slug }) => slug);
  const active = areas.find((slug) => name === `area-${slug}`);
  return (
    <div className={styles.card}>
      <img className={`${styles.picture} ${focalClass}`} src={original} alt="" />
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <p className={`${styles.title} ${title.length > LONG_TITLE ? styles.long : ''}`}>
          {title} {turn && <em>{turn}</em>}
        </p>
      </div>
      <div className={`${styles.foot} dark`}>
        <Mark className={styles.mark} />
        <p className={styles.agent}>{shippedAgent.name}</p>
        <p className={styles.firm}>
          {shippedAgent.firm}
          <br />
          {shippedAgent.license}
        </p>
        <Roofline className={styles.roofline} areas={areas} active={active} />
      </div>
    </div>
  );
}

/** Longer titles are set in smaller type. */
const LONG_TITLE = 12;
