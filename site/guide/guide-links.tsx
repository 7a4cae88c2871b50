import type { Guide } from '#domain/guides/guide.ts';
import styles from './guide-links.module.css';

interface GuideLinksProps {
  title: string;
  guides: Guide[];
}

/** Guides to read next, each with what it is about. Nothing when there are none. */
export function GuideLinks({ title, guides }: GuideLinksProps) {
  if (guides.length === 0) return null;
  return (
    <div className={styles.columns}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {guides.map((guide) => (
          <li key={guide.slug}>
            <a href={`/guides/${guide.slug}`}>
              <span className={styles.name}>{guide.title}</span>
              <span className="small">{guide.excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
