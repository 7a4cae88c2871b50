import { about } from '#content/home.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-shapes.ts';
import styles from './value-cards.module.css';

const DRAWINGS: Record<string, IconName> = {
  knowledge: 'house',
  figures: 'page',
  team: 'key',
  light: 'lantern',
};

/** How the team works, in four cards. */
export function ValueCards() {
  return (
    <ul className={styles.values}>
      {about.values.map(({ id, title, text }) => (
        <li key={id} className={styles.value}>
          <Icon name={DRAWINGS[id] ?? 'house'} className={styles.drawing} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
