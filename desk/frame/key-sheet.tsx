import { useRef } from 'react';
import { keyWords } from '#content/desk/frame.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './key-sheet.module.css';
import { useKeys } from './use-keys.ts';

/** What the keyboard can do; `?` shows it. */
export function KeySheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys({ '?': () => dialog.current?.showModal() });
  return (
    <Dialog ref={dialog} title={keyWords.title}>
      <dl className={styles.keys}>
        {keyWords.keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{keyWords.note}</p>
    </Dialog>
  );
}
