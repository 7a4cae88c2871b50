import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { editorWords, siteWords as words } from '#content/desk/content-editor.ts';
import { type ContentDraft, type ContentFields, canUnpublish } from '#domain/desk/content.ts';
import {
  discardDraft,
  followContent,
  republishContent,
  unpublishContent,
  unscheduleContent,
} from '../../api/content-calls.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { showToast, showUnsavedToast } from '../../session/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useQuestion } from '../../ui/use-question.tsx';
import type { DraftSaver } from './draft-saver.ts';
import styles from './on-the-site.module.css';

interface OnTheSiteProps {
  draft: ContentDraft;
  saver: DraftSaver;
  /** Something was typed that the server does not have. */
  isUnsaved: boolean;
  onLater: () => void;
}

/** Rare actions: schedule, unpublish, discard, follow the shipped text. */
export function OnTheSite({ draft, saver, isUnsaved, onLater }: OnTheSiteProps) {
  const { kind, id, published, shipped, state } = draft;
  const canDiscard = state === 'new' || (published && (state !== 'published' || isUnsaved));
  const client = useQueryClient();
  const navigate = useNavigate();
  const sure = useRef<HTMLDialogElement>(null);
  const { ask, dialog } = useQuestion();
  const failed = (error?: unknown) => {
    sure.current?.close();
    if (hasStatus(error, 409)) saver.meet(error.body);
    else if (hasStatus(error, 404)) void navigate({ to: '/content/$kind', params: { kind } });
    else if (error) showUnsavedToast();
    else sayWhyUnsaved(saver);
  };
  const run = async (call: typeof unpublishContent, said: string, isUndoable = false) => {
    if (!(await saver.saveNow())) return failed();
    const was = saver.get().draft ?? draft;
    try {
      await saver.inTurn(() => call(kind, id, was.version));
      sure.current?.close();
      showToast({ tone: 'success', title: said, ...(isUndoable && { undo: () => void putBack(was) }) });
      void client.invalidateQueries({ queryKey: ['content'] });
    } catch (error) {
      failed(error);
    }
  };
  /** Puts it on the site again; a draft over it waits for its time again, unless it was changed meanwhile. */
  const putBack = async ({ publishAt }: ContentDraft) => {
    if (!(await saver.saveNow())) return failed();
    const { version } = saver.get().draft ?? draft;
    try {
      await saver.inTurn(() => republishContent(kind, id, version, publishAt));
      showToast({ tone: 'success', title: words.back });
    } catch (error) {
      failed(error);
    }
    void client.invalidateQueries({ queryKey: ['content'] });
  };
  /** A record that was never on the site goes with its draft, for good: that is asked first. */
  const askOrDiscard = () =>
    state === 'new' ? ask({ ...words.losing, act: () => void discard() }) : void discard();
  const discard = async () => {
    const { record } = saver.get();
    try {
      const left = await saver.discard((version) => discardDraft(kind, id, version));
      void client.invalidateQueries({ queryKey: ['content'] });
      if (left?.state === 'new') return void navigate({ to: '/content/$kind', params: { kind } });
      const undo = left && (() => void takeBack(record, left.version));
      showToast({ tone: 'success', title: words.discarded, ...(undo && { undo }) });
    } catch (error) {
      if (hasStatus(error, 404)) saver.drop();
      failed(error);
    }
  };
  const takeBack = async (record: ContentFields, over: number) => {
    if (!(await saver.putBack(record, over))) sayWhyUnsaved(saver);
  };
  return (
    <section className={styles.site} data-part="history" aria-labelledby="on-the-site" tabIndex={-1}>
      <h2 id="on-the-site">{words.title}</h2>
      <div className={styles.actions}>
        <Button onClick={onLater}>{words.later}</Button>
        {state === 'scheduled' && (
          <Button onClick={() => void run(unscheduleContent, words.unscheduled)}>{words.unschedule}</Button>
        )}
        {published && canUnpublish(kind) && (
          <>
            <Button onClick={() => void run(unpublishContent, words.unpublished, true)}>
              {words.unpublish}
            </Button>
            <p className="small">{words.unpublishNote}</p>
          </>
        )}
        {canDiscard && (
          <Button look="link" onClick={askOrDiscard}>
            {words.discard}
          </Button>
        )}
      </div>
      {shipped && (
        <div className={styles.actions}>
          <Button onClick={() => sure.current?.showModal()}>{words.follow}</Button>
          <p className="small">{words.followNote}</p>
        </div>
      )}
      <Dialog ref={sure} title={words.follow}>
        <p>{words.followNote}</p>
        <div className={styles.sure}>
          <Button onClick={() => sure.current?.close()}>{words.cancel}</Button>
          <Button look="solid" onClick={() => void run(followContent, words.followed)}>
            {words.sure}
          </Button>
        </div>
      </Dialog>
      {dialog}
    </section>
  );
}

/** Says why what is typed stays on this device; a conflict says it itself. */
function sayWhyUnsaved(saver: DraftSaver): void {
  const { state } = saver.get();
  if (state.status === 'conflict') return;
  const { unfit } = editorWords;
  if (state.status !== 'rejected') showUnsavedToast();
  else showToast({ tone: 'error', title: unfit.title(state.errors.length), note: unfit.note });
}
