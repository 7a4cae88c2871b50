import { breadcrumbs } from '#content/navigation.ts';
import styles from './breadcrumbs.module.css';

/** One step of the trail; `link` is a path of this site. */
interface Crumb {
  title: string;
  link: string;
}

interface BreadcrumbsProps {
  /** Between home and this page, outermost first. */
  steps?: Crumb[];
  /** The name of this page; it is not a link. */
  current: string;
}

/** Where this page stands in the site. It always begins at home. */
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
