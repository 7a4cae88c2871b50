import { useEffect, useRef } from 'react';
import { chatPanel } from '#content/chat-panel.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
import { CallableText } from '../ui/callable-text.tsx';
import { Caution } from '../ui/caution.tsx';
import { useStore } from '../ui/use-store.ts';
import styles from './chat-log.module.css';
import { type Conversation, conversationStore, sendChatMessage } from './chat-store.ts';

/** The prefix of list items in an answer. */
const BULLET = '• ';

/** Above the newest message, if it does not fit. */
const GAP_PX = 16;

/** All messages so far. The disclosure notice always comes first (21 NCAC 58A .0104(c)). */
export function ChatLog({ agent }: { agent: AgentContact }) {
  const { messages, waiting } = useStore(conversationStore);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (log.current && messages.length > 0) showNewest(log.current);
  }, [messages.length, waiting]);

  // Scrolls again when the input grows or a phone's keyboard opens. A height of zero means that the panel is not open
  // yet.
  useEffect(() => {
    const region = log.current;
    if (!region) return;
    let height = region.clientHeight;
    const observer = new ResizeObserver(() => {
      if (height === 0) showNewest(region);
      else region.scrollTop += Math.max(0, height - region.clientHeight);
      height = region.clientHeight;
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <div ref={log} className={styles.log} role="log" tabIndex={0} aria-label={chatPanel.logLabel}>
      <Caution>{chatPanel.caution}</Caution>
      <p className={`${styles.message} ${styles.assistant}`}>{chatPanel.greeting(agent.name)}</p>
      {messages.map((message) => (
        <Message key={message.timestamp + message.role} message={message} agent={agent} />
      ))}
      {messages.length === 0 && (
        <Suggestions label={chatPanel.suggestionsLabel} questions={chatPanel.suggestions} />
      )}
      {waiting && (
        <p className={styles.typing}>
          <i />
          <i />
          <i />
          {chatPanel.typing}
        </p>
      )}
    </div>
  );
}

/** Keeps the newest message in view, a long one from its beginning. */
function showNewest(region: HTMLElement): void {
  const newest = [...region.querySelectorAll('[data-role]')].at(-1);
  if (!newest) return;
  region.scrollTop += newest.getBoundingClientRect().top - region.getBoundingClientRect().top - GAP_PX;
}

interface MessageProps {
  message: Conversation['messages'][number];
  agent: AgentContact;
}

function Message({ message, agent }: MessageProps) {
  const { role, timestamp, failed, lang, links = [], suggestions = [] } = message;
  const content = failed ? chatPanel.failure(agent.name) : message.content;
  return (
    <>
      <div className={`${styles.message} ${styles[role]}`} data-role={role}>
        <span className="sr">{`${role === 'user' ? chatPanel.you : chatPanel.assistant}: `}</span>
        <span lang={lang}>
          {role === 'user'
            ? content
            : content.split('\n').map((line, index) => <Line key={index} text={line} agent={agent} />)}
        </span>
        {failed && (
          <>
            <p className={styles.ways}>
              <a href={agent.phoneHref}>{`${chatPanel.call} ${agent.phone}`}</a>
              <a href={chatPanel.contactForm.link}>{chatPanel.contactForm.label}</a>
            </p>
            <p className={styles.ifInDanger}>
              <CallableText text={chatPanel.ifInDanger} agent={agent} />
            </p>
          </>
        )}
      </div>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={chatPanel.linksLabel}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} lang={lang}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <>
          <p className={styles.meant} aria-hidden="true">
            {chatPanel.didYouMean}
          </p>
          <Suggestions label={chatPanel.didYouMean} questions={suggestions} lang={lang} />
        </>
      )}
      <time className={`${styles.time} ${role === 'user' ? styles.mine : ''}`} dateTime={timestamp}>
        {clock(timestamp)}
      </time>
    </>
  );
}

/** A list item gets a hanging indent. */
function Line({ text, agent }: { text: string; agent: AgentContact }) {
  if (!text.startsWith(BULLET)) return <CallableText text={`${text}\n`} agent={agent} />;
  return (
    <span className={styles.point}>
      <span>{BULLET}</span>
      <span>
        <CallableText text={text.slice(BULLET.length)} agent={agent} />
      </span>
    </span>
  );
}

interface SuggestionsProps {
  label: string;
  questions: readonly string[];
  /** The language of the questions, if not English. */
  lang?: 'es' | undefined;
}

/** Questions as buttons that send them. They are disabled while an answer is pending. */
function Suggestions({ label, questions, lang }: SuggestionsProps) {
  const { waiting } = useStore(conversationStore);
  function ask(question: string, button: HTMLElement): void {
    // The initial questions disappear after a click, and focus would be lost with them.
    if (!waiting) button.closest<HTMLElement>('[role="log"]')?.focus();
    void sendChatMessage(question);
  }
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            lang={lang}
            aria-disabled={waiting}
            onClick={({ currentTarget }) => ask(question, currentTarget)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "2:14 pm" */
function clock(timestamp: string): string {
  return new Date(timestamp)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .toLowerCase();
}
