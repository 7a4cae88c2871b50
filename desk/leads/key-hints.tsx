import { keyWords } from '#content/desk/frame.ts';
import styles from './key-hints.module.css';

const HINTS = [
  { keys: ['J', 'K'], does: keyWords.short.move },
  { keys: ['Enter'], does: keyWords.short.open },
  { keys: ['R'], does: keyWords.short.reply },
  { keys: ['/'], does: keyWords.short.search },
  { keys: ['?'], does: keyWords.short.all },
];

/** The commonest keys, at the foot of the list, where there is a keyboard. */
export function KeyHints() {
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
