import { keyHintWords } from '#content/desk/frame.ts';
import { useSingleKeys } from '../session/single-keys.ts';
import styles from './key-hints.module.css';

const HINTS = [
  { keys: ['J', 'K'], does: keyHintWords.move },
  { keys: ['Enter'], does: keyHintWords.open },
  { keys: ['R'], does: keyHintWords.reply },
  { keys: ['/'], does: keyHintWords.search },
  { keys: ['?'], does: keyHintWords.all },
];

/** The most common shortcuts, below the list; hidden when shortcuts are off or there is no keyboard. */
export function KeyHints() {
  if (!useSingleKeys()) return null;
  return (
    <p className={styles.hints}>
      {HINTS.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  );
}
