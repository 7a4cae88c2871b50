import { type FormEvent, type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { chatPanel } from '#content/chat-panel.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './chat-composer.module.css';
import { conversationStore, sendChatMessage } from './chat-store.ts';

/** Longer than any question; the server takes no more than 16 KiB. */
const MAX_LENGTH = 2_000;

/** Where the visitor writes. Enter sends, Shift and Enter makes a new line. */
export function ChatComposer() {
  const [text, setText] = useState('');
  const { waiting } = useSyncExternalStore(
    conversationStore.subscribe,
    conversationStore.current,
    conversationStore.onServer,
  );
  const sendable = text.trim() !== '' && !waiting;

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (!sendable) return;
    setText('');
    void sendChatMessage(text);
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        className={styles.text}
        aria-label={chatPanel.messageLabel}
        placeholder={chatPanel.placeholder}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // An Enter that ends a composition (Japanese, for example) belongs to the keyboard.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
      />
      <button type="submit" className={styles.send} aria-label={chatPanel.send} disabled={!sendable}>
        <Icon name="send" className={styles.icon} />
      </button>
      <p className={`xs ${styles.hint}`}>{chatPanel.hint}</p>
    </form>
  );
}
