import { useEffect } from 'react';
import { chatPanel } from '#content/chat-panel.ts';
import { DottedLine } from '../ui/dotted-line.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.module.css';
import { chatOpenStore } from './chat-store.ts';

/** The conversation: beside the page on a desktop, in place of it on a phone. */
export function ChatPanel({ open }: { open: boolean }) {
  const close = () => chatOpenStore.set(false);
  const dialog = useDialog({ open, modal: 'phone', onClose: close });

  // Focus starts where the visitor will write. On a phone that would raise the keyboard over the disclosure.
  useEffect(() => {
    if (open && !dialog.current?.matches(':modal')) dialog.current?.querySelector('textarea')?.focus();
  }, [open, dialog]);

  return (
    <dialog ref={dialog} className={styles.panel} aria-label={chatPanel.dialogLabel}>
      {open && (
        <>
          <div className={`dark ${styles.head}`}>
            <div>
              <p className={`d ${styles.name}`}>{chatPanel.title}</p>
              <p className="xs">
                <DottedLine parts={chatPanel.standing} />
              </p>
            </div>
            <RoundButton variant="bare" icon="close" label={chatPanel.close} onClick={close} />
          </div>
          <ChatLog />
          <ChatComposer />
        </>
      )}
    </dialog>
  );
}
