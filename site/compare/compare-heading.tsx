import { comparePage } from '#content/compare.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import styles from './compare-heading.module.css';

/** The page's name, over the list and over the table. */
export function CompareHeading() {
  return (
    <>
      <Breadcrumbs current={comparePage.crumb} />
      <h1 className={styles.heading}>{comparePage.title}</h1>
    </>
  );
}
