import styles from './link-list.module.css';

interface LinkListProps {
  title: string;
  /** Each with a one-line description. */
  links: { href: string; title: string; text: string }[];
}

/** Links to related pages under a heading. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <div className={styles.columns}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              <span className={styles.name}>{link.title}</span>
              <span className="small">{link.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
