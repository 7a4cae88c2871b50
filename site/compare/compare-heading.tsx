import { comparePage } from '#content/compare.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import styles from './compare-heading.module.css';

/** The page's heading, above both the list and the table. */
export function CompareHeading() {
  return (
    <>
      <Breadcrumbs current={comparePage.crumb} />
      <h1 className={styles.heading}>{comparePage.title}</h1>
    </>
  );
}
