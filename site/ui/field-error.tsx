import styles from './field-error.module.css';
import { Icon } from './icon.tsx';

/** The sentence below a field that says how to fix it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" className={styles.icon} />
      {/* In its own element: otherwise React could not update it in a page that the browser has translated. */}
      <span>{children}</span>
    </p>
  );
}
