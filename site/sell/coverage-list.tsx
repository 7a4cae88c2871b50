import { sellPage } from '#content/sell.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import styles from './coverage-list.module.css';

/** The neighborhoods where the team sells, each a link to its page. */
export function CoverageList({ neighborhoods }: { neighborhoods: readonly Neighborhood[] }) {
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <h2 className="h2">{sellPage.coverage.title}</h2>
        <ul className={styles.areas}>
          {neighborhoods.map(({ slug, name }) => (
            <li key={slug} className={styles.area}>
              <a href={`/neighborhoods/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
