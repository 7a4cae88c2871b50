import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { noteWords } from '#content/desk/lead.ts';
import { isTooLong } from '#domain/desk/lead-inbox.ts';
import { hasStatus } from '../api/desk-client.ts';
import { addNote } from '../api/lead-calls.ts';
import { useKeys } from '../frame/use-keys.ts';
import { useDraft, withoutSent } from '../session/drafts.ts';
import { showFailedUndoToast, showToast, showUnsavedToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';
import { FieldFrame } from '../ui/field.tsx';
import styles from './note-form.module.css';
import { forgetSendingKey, sendingKey } from './sending-keys.ts';
import { useRefreshLead } from './use-refresh-lead.ts';
import { useTakeBack } from './use-take-back.ts';

/** Adds a note for colleagues. Unsaved text is stored as a draft. */
export function NoteForm({ leadId }: { leadId: string }) {
  const subject = `${leadId}:note`;
  const [text, change] = useDraft(subject);
  const [state, setState] = useState<'idle' | 'sending' | 'empty' | 'tooLong'>('idle');
  const field = useRef<HTMLTextAreaElement>(null);
  const refresh = useRefreshLead(leadId);
  const remove = useTakeBack({ leadId, kind: 'notes', change, lateNews: noteWords.takenBack });
  useKeys({ n: () => field.current?.focus() });
  const takeBack = async (entryId: string, note: string) => {
    try {
      await remove(entryId, note);
    } catch {
      showFailedUndoToast(leadId, () => void takeBack(entryId, note));
    }
    await refresh();
  };
  const add = async () => {
    const note = text.trim();
    if (note === '' || isTooLong(note)) {
      flushSync(() => setState(note === '' ? 'empty' : 'tooLong'));
      return field.current?.focus();
    }
    setState('sending');
    try {
      const { id } = await addNote(leadId, note, sendingKey(subject, note));
      forgetSendingKey(subject);
      change(withoutSent(note));
      showToast({ tone: 'success', title: noteWords.added, leadId, undo: () => void takeBack(id, note) });
    } catch (error) {
      if (!hasStatus(error, 404)) showUnsavedToast();
    }
    await refresh();
    setState('idle');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'sending') void add();
      }}
    >
      <FieldFrame
        label={noteWords.label}
        hint={noteWords.hint}
        error={state === 'empty' || state === 'tooLong' ? noteWords[state] : undefined}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            className={`${controlClass} ${styles.text}`}
            rows={1}
            placeholder={noteWords.placeholder}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setState('idle');
              change(() => event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </FieldFrame>
      <Button type="submit" aria-disabled={state === 'sending'}>
        {noteWords.add}
      </Button>
    </form>
  );
}
