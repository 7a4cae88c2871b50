import { guideNotFound } from '#content/guide-page.ts';
import { LinkButton } from '../ui/button.tsx';
import { Roofline } from '../ui/roofline.tsx';
import styles from './guide-missing.module.css';

/** No guide at this address: the spec's words, and every window of the roofline dark but one. */
export function GuideMissing() {
  return (
    <section className={styles.missing}>
      <div className="wrap">
        <h1 className={styles.title}>{guideNotFound.title}</h1>
        <p className={`lede ${styles.text}`}>{guideNotFound.text}</p>
        <LinkButton href={guideNotFound.backHome.link}>{guideNotFound.backHome.label}</LinkButton>
      </div>
      <Roofline className={styles.roofline} tone="evergreen" windows={LIT_SEGMENT} crop />
    </section>
  );
}

/** The mid-rise in the middle of the line, which a phone's part of it shows too. */
const LIT_SEGMENT = 3;
