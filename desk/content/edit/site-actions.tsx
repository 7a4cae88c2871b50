import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { siteWords as words } from '#content/desk/content-editor.ts';
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
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useQuestion } from '../../ui/use-question.tsx';
import type { DraftSaver } from './draft-saver.ts';
import { showSaveError } from './save-error.ts';
import styles from './site-actions.module.css';
import { takeBack } from './take-back.ts';

interface SiteActionsProps {
  draft: ContentDraft;
  saver: DraftSaver;
  /** There are edits that the server does not have. */
  isUnsaved: boolean;
  onLater: () => void;
  onConflict: () => void;
}

/** Rare actions: schedule, unpublish, discard, follow the shipped text. */
export function SiteActions({ draft, saver, isUnsaved, onLater, onConflict }: SiteActionsProps) {
  const { kind, id, published, shipped, state } = draft;
  const canDiscard = state === 'new' || (published && (state !== 'published' || isUnsaved));
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirmDialog = useRef<HTMLDialogElement>(null);
  const { ask, dialog } = useQuestion();
  const failed = (error?: unknown) => {
    confirmDialog.current?.close();
    if (hasStatus(error, 409)) {
      saver.reportConflict(error.body);
      onConflict();
    } else if (hasStatus(error, 404)) void navigate({ to: '/content/$kind', params: { kind } });
    else if (error) showUnsavedToast();
    else showSaveError(saver, onConflict);
  };
  const run = async (call: typeof unpublishContent, said: string, isUndoable = false) => {
    if (!(await saver.saveNow())) return failed();
    const was = saver.get().draft ?? draft;
    try {
      await saver.changeDraft(() => call(kind, id, was.version));
      confirmDialog.current?.close();
      showToast({ tone: 'success', title: said, ...(isUndoable && { undo: () => void putBack(was) }) });
      void client.invalidateQueries({ queryKey: ['content'] });
    } catch (error) {
      failed(error);
    }
  };
  /** Undoes unpublishing; a scheduled draft is scheduled again unless it was changed meanwhile. */
  const putBack = async ({ publishAt }: ContentDraft) => {
    if (!(await saver.saveNow())) return failed();
    const { version } = saver.get().draft ?? draft;
    try {
      await saver.changeDraft(() => republishContent(kind, id, version, publishAt));
      showToast({ tone: 'success', title: words.back });
    } catch (error) {
      failed(error);
    }
    void client.invalidateQueries({ queryKey: ['content'] });
  };
  /** Discarding the draft of a record never published deletes the record, so it asks first. */
  const askOrDiscard = () =>
    state === 'new' ? ask({ ...words.losing, act: () => void discard() }) : void discard();
  const discard = async () => {
    const { record, draft: saved, state: saveState } = saver.get();
    // A text that was changed since is not published automatically.
    const publishAt = saveState.status === 'saved' ? saved?.publishAt : undefined;
    try {
      const left = await saver.discard((version) => discardDraft(kind, id, version));
      void client.invalidateQueries({ queryKey: ['content'] });
      if (left?.state === 'new') return void navigate({ to: '/content/$kind', params: { kind } });
      const undo = left && (() => void undoDiscard(record, publishAt, left.version));
      showToast({ tone: 'success', title: words.discarded, ...(undo && { undo }) });
    } catch (error) {
      if (hasStatus(error, 404)) saver.discardText();
      failed(error);
    }
  };
  const undoDiscard = async (record: ContentFields, publishAt: string | undefined, over: number) => {
    if (!(await takeBack(saver, { kind, id, record, publishAt }, over))) showSaveError(saver, onConflict);
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
          <Button onClick={() => confirmDialog.current?.showModal()}>{words.follow}</Button>
          <p className="small">{words.followNote}</p>
        </div>
      )}
      <Dialog ref={confirmDialog} title={words.follow}>
        <p>{words.followNote}</p>
        <DialogActions>
          <Button onClick={() => confirmDialog.current?.close()}>{words.cancel}</Button>
          <Button look="solid" onClick={() => void run(followContent, words.followed)}>
            {words.sure}
          </Button>
        </DialogActions>
      </Dialog>
      {dialog}
    </section>
  );
}
