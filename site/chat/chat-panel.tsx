import { type MouseEvent, useEffect } from 'react';
import { chatPanel } from '#content/chat-panel.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { DottedLine } from '../ui/dotted-line.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat-panel.module.css';
import { chatOpenStore } from './chat-store.ts';

/** The chat: beside the page on a desktop, full screen on a phone. */
export function ChatPanel({ agent, open }: { agent: AgentContact; open: boolean }) {
  const close = () => chatOpenStore.set(false);
  const dialog = useDialog({ open, modal: 'phone', onClose: close });

  // Focus starts in the input field, except on a phone, where the keyboard would cover the disclosure.
  useEffect(() => {
    if (open && !dialog.current?.matches(':modal')) dialog.current?.querySelector('textarea')?.focus();
  }, [open, dialog]);

  // On a phone the panel covers the page, and with it the section that a link on the same page leads to.
  const showSection = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    const isOnThisPage = link?.hash && link.pathname === location.pathname;
    if (isOnThisPage && dialog.current?.matches(':modal')) close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={chatPanel.dialogLabel(agent.name)}
      onClickCapture={showSection}
    >
      {open && (
        <>
          <div className={`dark ${styles.head}`}>
            <div>
              <p className={`d ${styles.name}`}>{agent.name}</p>
              <p className="xs">
                <DottedLine parts={[chatPanel.role, agent.firm, agent.license]} />
              </p>
            </div>
            <RoundButton variant="bare" icon="close" label={chatPanel.close} onClick={close} />
          </div>
          <ChatLog agent={agent} />
          <ChatComposer />
        </>
      )}
    </dialog>
  );
}
