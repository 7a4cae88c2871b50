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

/** The commonest keys, at the foot of the list, where there is a keyboard and they are not turned off. */
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
