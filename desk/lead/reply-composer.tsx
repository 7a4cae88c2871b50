import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { conflictWords, leadWords, timelineWords } from '#content/desk/lead.ts';
import { replyFrom, replyTemplates, replyWords } from '#content/desk/reply.ts';
import { isTooLong, type LeadDetail, type TimelineEntry } from '#domain/desk/lead-inbox.ts';
import { applySuggestion } from '#domain/fair-housing/apply-suggestion.ts';
import { hasStatus } from '../api/desk-client.ts';
import { sendReply } from '../api/lead-calls.ts';
import { meQuery } from '../api/queries.ts';
import { IS_MAC } from '../frame/is-mac.ts';
import { useKeys } from '../frame/use-keys.ts';
import { useDraft, withoutSent } from '../session/drafts.ts';
import { showFailedUndoToast, showToast, showUnsavedToast, toastStore, UNDO_MS } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { MarkNote } from '../wording/mark-note.tsx';
import { useWording } from '../wording/use-wording.ts';
import { spokenTime } from './lead-sentences.ts';
import styles from './reply-composer.module.css';
import { forgetSendingKey, sendingKey } from './sending-keys.ts';
import { useLeadQueue, useRefreshLead } from './use-refresh-lead.ts';
import { useTakeBack } from './use-take-back.ts';

/** Writes an email to the person. Unsent text is stored as a draft; sending can be undone for ten seconds. */
export function ReplyComposer({ lead }: { lead: LeadDetail }) {
  const id = useId();
  const subject = `${lead.id}:reply`;
  const [text, setText] = useDraft(subject);
  // Stored with the draft: a colleague may reply while another lead is open.
  const [begunAfter, setBegunAfter] = useDraft(`${subject}-after`);
  const newest = lead.timeline.find((entry) => entry.kind === 'reply');
  const change = (to: (now: string) => string) =>
    setText((now) => {
      const next = to(now);
      if (now === '' || next === '') setBegunAfter(() => (next && newest?.at) || '');
      return next;
    });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'empty' | 'tooLong' | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = useRef<HTMLDialogElement>(null);
  const refresh = useRefreshLead(lead.id);
  const inTurn = useLeadQueue(lead.id);
  const remove = useTakeBack({ leadId: lead.id, kind: 'replies', change, lateNews: replyWords.takenBack });
  const wording = useWording(text);
  const agent = useQuery(meQuery).data?.agent;
  const [kept, setKept] = useState<readonly string[]>([]);
  useKeys({ r: () => field.current?.focus() });

  const takeBack = async (replyId: string, sent: string) => {
    try {
      await inTurn(() => remove(replyId, sent));
      // The reply clock runs again, which moves the field.
      await refresh();
      field.current?.focus();
      box.current?.scrollIntoView({ block: 'nearest' });
      return showToast({ tone: 'success', title: replyWords.takenBack });
    } catch (error) {
      if (hasStatus(error, 409))
        showToast({ tone: 'error', title: replyWords.tooLate, note: replyWords.tooLateNote });
      else showFailedUndoToast(lead.id, () => void takeBack(replyId, sent));
    }
  };

  const offerAgain = useEffectEvent(() => {
    // This browser's clock may be slow: a reply that was tried has left.
    const mayBeUndone = newest?.byYou && newest.delivery?.tries === 0;
    const ms = mayBeUndone ? Date.parse(newest.sendsAt) - Date.now() : 0;
    // An existing Undo toast stays: it may be for this reply.
    if (!newest || ms <= 0 || toastStore.get().some(({ undo }) => undo)) return;
    showToast({
      tone: 'success',
      title: replyWords.leaves(lead.firstName),
      note: replyWords.sentNote,
      leadId: lead.id,
      undo: () => void takeBack(newest.id, newest.text),
      ms: Math.min(ms, UNDO_MS),
    });
  });
  useEffect(() => offerAgain(), []);

  if (!lead.email) {
    return (
      <section className={styles.composer}>
        <header className={styles.head}>
          <h2>{replyWords.label}</h2>
          <span className="small">{leadWords.noEmail}</span>
        </header>
      </section>
    );
  }

  const send = async () => {
    if (isSending) return;
    const sent = text.trim();
    const wrong = sent === '' ? 'empty' : isTooLong(sent) ? 'tooLong' : null;
    flushSync(() => setProblem(wrong));
    if (wrong) return field.current?.focus();
    setSending(true);
    try {
      const key = sendingKey(subject, sent);
      const entry = await inTurn(() => sendReply(lead.id, sent, key));
      forgetSendingKey(subject);
      change(withoutSent(sent));
      showToast({
        tone: 'success',
        title: replyWords.sent(lead.firstName),
        note: replyWords.sentNote,
        leadId: lead.id,
        undo: () => void takeBack(entry.id, sent),
      });
    } catch (error) {
      // On 404 the page itself says that the lead was erased.
      if (!hasStatus(error, 404)) showUnsavedToast();
    }
    setSending(false);
  };

  return (
    <form
      ref={box}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <header className={styles.head}>
        <h2>
          <label htmlFor={id}>{replyWords.label}</label>
        </h2>
        <span className="small">{replyWords.to(lead.email)}</span>
      </header>
      <textarea
        ref={field}
        id={id}
        className={controlClass}
        rows={4}
        placeholder={replyWords.placeholder(lead.firstName)}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={(event) => {
          setProblem(null);
          change(() => event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
            event.currentTarget.form?.requestSubmit();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p className={`small ${styles.meanwhile}`} role="status">
        {text !== '' && newest && begunAfter < newest.at && repliedMeanwhile(newest)}
      </p>
      {problem && <FieldError id={id}>{replyWords[problem]}</FieldError>}
      {wording
        .filter(({ phrase }) => !kept.includes(phrase))
        .map((mark) => (
          <MarkNote
            key={`${mark.start}-${mark.phrase}`}
            mark={mark}
            onUse={() => {
              change((now) => applySuggestion(now, mark));
              field.current?.focus();
            }}
            onKeep={() => {
              setKept([...kept, mark.phrase]);
              field.current?.focus();
            }}
          />
        ))}
      <div className={styles.under}>
        <Button look="link" onClick={() => templates.current?.showModal()}>
          {replyWords.templates}
        </Button>
        <Button look="solid" type="submit" aria-disabled={isSending}>
          {isSending ? replyWords.sending : replyWords.send}
          <span aria-hidden="true">
            <kbd>{IS_MAC ? replyWords.shortcut : replyWords.shortcutElsewhere}</kbd>
          </span>
        </Button>
      </div>
      <Dialog ref={templates} title={replyWords.templatesTitle}>
        <p className="soft">{replyWords.templatesNote}</p>
        <ul className={styles.templates}>
          {replyTemplates.map((template) => (
            <li key={template.name}>
              <button
                type="button"
                disabled={!agent}
                onClick={() => {
                  const reply = agent ? replyFrom(template, lead.firstName, agent) : '';
                  change((now) => [now.trim(), reply].filter(Boolean).join('\n\n'));
                  templates.current?.close();
                  field.current?.focus();
                }}
              >
                <strong>{template.name}</strong>
                <span className="small">{template.says}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </form>
  );
}

/** Warns that a colleague or another window has replied meanwhile, so that nobody is answered twice. */
function repliedMeanwhile({ who, byYou, at }: TimelineEntry): string {
  return replyWords.meanwhile(
    byYou ? timelineWords.you : who || conflictWords.somebody,
    spokenTime(at, Date.now()),
  );
}
