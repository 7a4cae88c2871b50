import { breadcrumbs } from '#content/navigation.ts';
import styles from './breadcrumbs.module.css';

/** A breadcrumb; `link` is a path of this site. */
interface Crumb {
  title: string;
  link: string;
}

interface BreadcrumbsProps {
  /** Between home and this page, from the top down. */
  steps?: Crumb[];
  /** The name of this page, which is not a link. */
  current: string;
}

/** The breadcrumbs of a page. They always start at home. */
export function Breadcrumbs({ steps = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label={breadcrumbs.label}>
      <ol className={styles.trail}>
        {[breadcrumbs.home, ...steps].map(({ title, link }) => (
          <li key={link}>
            <a href={link}>{title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
