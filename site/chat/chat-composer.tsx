import type { FormEvent, KeyboardEvent } from 'react';
import { chatPanel } from '#content/chat-panel.ts';
import { MAX_CHAT_MESSAGE_LENGTH } from '#domain/chat/chat-message.ts';
import { FieldError } from '../ui/field-error.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/use-store.ts';
import styles from './chat-composer.module.css';
import { conversationStore, draftStore, sendChatMessage, writeDraft } from './chat-store.ts';

const TOO_LONG = 'chat-too-long';

/** The input field of the chat. Enter sends, Shift+Enter inserts a line break. */
export function ChatComposer() {
  const text = useStore(draftStore);
  const { waiting } = useStore(conversationStore);
  // Not `maxLength`, with which the browser would drop the end of a pasted text.
  const isTooLong = [...text.trim()].length > MAX_CHAT_MESSAGE_LENGTH;
  const sendable = text.trim() !== '' && !isTooLong && !waiting;

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (sendable) void sendChatMessage(text);
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <textarea
        className={styles.text}
        aria-label={chatPanel.messageLabel}
        placeholder={chatPanel.placeholder}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? TOO_LONG : undefined}
        value={text}
        onChange={(event) => writeDraft(event.target.value)}
        onKeyDown={(event) => {
          // An Enter that ends an IME composition (Japanese, for example) does not send. In Safari the composition has
          // already ended by then, and only the key code 229 tells (https://bugs.webkit.org/show_bug.cgi?id=165004).
          const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
          if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event);
        }}
      />
      <button type="submit" className={styles.send} aria-label={chatPanel.send} aria-disabled={!sendable}>
        <Icon name="send" className={styles.icon} />
      </button>
      <div className={styles.hint} aria-live="polite">
        {isTooLong ? (
          <FieldError id={TOO_LONG}>{chatPanel.tooLong}</FieldError>
        ) : (
          <p className="xs">{chatPanel.hint}</p>
        )}
      </div>
    </form>
  );
}
