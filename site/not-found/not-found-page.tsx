import { notFound } from '#content/not-found.ts';
import { LinkButton } from '../ui/button.tsx';
import { Roofline } from '../ui/roofline.tsx';
import styles from './lone-house.module.css';

/** Which house has its light on: the one with the big porch. */
const HOME_SEGMENT = 5;

/** No page at this address: the roofline with every window dark but one. */
export function NotFoundPage() {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <p className="label">{notFound.code}</p>
        <h1 className={styles.title}>{notFound.title}</h1>
        <p className={`lede ${styles.lede}`}>{notFound.text}</p>
        <p className={styles.actions}>
          <LinkButton href={notFound.goHome.link}>{notFound.goHome.label}</LinkButton>
        </p>
      </div>
      <Roofline windows={HOME_SEGMENT} tone="evergreen" className={styles.roofline} />
    </section>
  );
}
