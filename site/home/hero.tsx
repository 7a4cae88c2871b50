import { hero } from '#content/home.ts';
import { namesInWords } from '#domain/neighborhoods/area-words.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './hero.module.css';

/**
 * The scene with its display width, and the part of it that is visible on a phone held upright, which has a quarter fewer
 * bytes. hero.module.css makes no such screen show more. The preload requests the same files.
 */
export const HERO_SCENE = {
  source: hero.image,
  sizes: '(min-width: 760px) 112vw, 100vw',
  tall: {
    source: hero.tallImage,
    sizes: '73vw',
    media: '(max-width: 599.98px) and (max-aspect-ratio: 7/10)',
  },
};

/**
 * The top of the home page, in the sky of its picture. hero-fade.js fades in the picture, scroll-down.ts scrolls when
 * the arrow is clicked.
 */
export function Hero({ areas }: { areas: { name: string }[] }) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1 className={styles.title}>
          {hero.title} <em>{hero.titleTurn}</em>
        </h1>
        {areas.length > 0 && <p className={`lede ${styles.lede}`}>{hero.lede(namesInWords(areas))}</p>}
        <div className={styles.actions}>
          <OutboundButton {...hero.accessListings} />
          <OutboundButton {...hero.homeValue} variant="sky" />
        </div>
      </div>
      <a className={styles.arrow} href="#neighborhoods" aria-label={hero.scrollDown} data-scroll-down="">
        <span className={styles.bob}>
          <Icon name="arrow-down" className={styles.arrowIcon} />
        </span>
      </a>
      {/* Last, because it is positioned at the section's end: painted while the text above still loads, it would move. */}
      <div className={styles.scene} data-scene="">
        <Picture {...HERO_SCENE} className={styles.picture} priority />
      </div>
    </section>
  );
}

function OutboundButton({ label, link, variant }: { label: string; link: string; variant?: 'sky' }) {
  return (
    <LinkButton href={link} newTab variant={variant}>
      {label} <Icon name="arrow-out" />
    </LinkButton>
  );
}
