import styles from './letters-sheet.module.css';
import { PRINT_CHARACTERS } from './print-characters.ts';

/**
 * Every character in the two faces that the agent's lines are set in. A PDF holds only the characters that it shows, and
 * the server sets other names with them; make-guide.ts takes this page off again.
 */
export function LettersSheet() {
  return (
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.display}>{PRINT_CHARACTERS}</p>
      <p className={styles.text}>{PRINT_CHARACTERS}</p>
    </section>
  );
}
