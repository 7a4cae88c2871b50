import { useEffect, useRef } from 'react';
import { chatPanel } from '#content/chat-panel.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/use-store.ts';
import { ChatPanel } from './chat-panel.tsx';
import { chatOpenStore } from './chat-store.ts';
import styles from './chat-widget.module.css';

/** The chat bubble and its panel. Without JavaScript the bubble is a link to the contact form. */
export function ChatWidget({ agent }: { agent: AgentContact }) {
  const open = useStore(chatOpenStore);
  const bubble = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The bubble is hidden behind the panel, so the browser cannot return focus to it. Firefox leaves focus in the closed
  // panel for a moment.
  useEffect(() => {
    const isFocusLost = document.activeElement?.matches('body, dialog:not([open]) *') ?? true;
    if (wasOpen.current && !open && isFocusLost) bubble.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      <button
        ref={bubble}
        type="button"
        className={`${styles.bubble} ${styles.button} ${open ? styles.away : ''}`}
        aria-label={`${chatPanel.open}: ${chatPanel.bubble}`}
        aria-expanded={open}
        onClick={() => chatOpenStore.set(true)}
      >
        <Icon name="chat" className={styles.icon} />
        <span>{chatPanel.bubble}</span>
      </button>
      <noscript>
        <a className={styles.bubble} href={chatPanel.contactForm.link}>
          <Icon name="chat" className={styles.icon} />
          <span>{chatPanel.bubble}</span>
        </a>
      </noscript>
      <ChatPanel agent={agent} open={open} />
    </>
  );
}
