import styles from './letters-sheet.module.css';
import { PRINT_CHARACTERS } from './print-characters.ts';

/**
 * Every character in the two fonts of the agent's lines. A PDF embeds only the characters that it shows, but the server
 * replaces the agent's name; make-guide.ts removes this page again.
 */
export function LettersSheet() {
  return (
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.display}>{PRINT_CHARACTERS}</p>
      <p className={styles.text}>{PRINT_CHARACTERS}</p>
    </section>
  );
}
