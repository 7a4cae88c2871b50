import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keyWords } from '#content/desk/keys.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './key-sheet.module.css';

/** The dialog that lists the keyboard shortcuts. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title={keyWords.title} onClose={onClose}>
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
      <p className="small">
        {keyWords.note}{' '}
        <Link to="/settings" onClick={() => dialog.current?.close()}>
          {keyWords.settings}
        </Link>
        .
      </p>
    </Dialog>
  );
}
