import { compareList } from '#content/compare.ts';
import { Roofline } from '../ui/roofline.tsx';
import styles from './list-notice.module.css';

/** Where no home is for sale. */
export function EmptyList() {
  return (
    <div className={`linen ${styles.notice}`}>
      <Roofline className={styles.roofline} windows="dark" />
      <h2 className={styles.title}>{compareList.empty.title}</h2>
      <p>{compareList.empty.text}</p>
    </div>
  );
}
