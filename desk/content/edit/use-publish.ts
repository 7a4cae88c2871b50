import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { editorWords as words } from '#content/desk/content-editor.ts';
import { frameWords } from '#content/desk/frame.ts';
import type { ContentDraft, ContentError, ContentKind, Publication } from '#domain/desk/content.ts';
import { publishContent } from '../../api/content-calls.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { showToast, showUnsavedToast } from '../../session/toasts.ts';
import { readableTime } from '../readable-time.ts';
import type { DraftSaver } from './draft-saver.ts';

export type Publisher = ReturnType<typeof usePublish>;

interface PublishOptions {
  kind: ContentKind;
  saver: DraftSaver;
  /** Shows the field errors or the conflict. */
  onUnfit: () => void;
}

/** Saves and publishes a record, after asking for a reason or a time where needed. */
export function usePublish({ kind, saver, onUnfit }: PublishOptions) {
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [isLater, setLater] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [asked, setAsked] = useState(0);

  const refuse = (errors: readonly ContentError[]) => {
    dialog.current?.close();
    flushSync(() => setIsAsked(true));
    showToast({ tone: 'error', title: words.unfit.title(errors.length), note: words.unfit.note });
    onUnfit();
  };

  /** @returns the saved draft, or null if it could not be saved or is incomplete */
  const saveDraft = async (): Promise<ContentDraft | null> => {
    if (await saver.saveNow()) {
      const { draft } = saver.get();
      if (!draft || draft.errors.length === 0) return draft;
      refuse(draft.errors);
      return null;
    }
    const { state } = saver.get();
    if (state.status === 'rejected') refuse(state.lacks ?? state.errors);
    else if (state.status === 'conflict') onUnfit();
    else showUnsavedToast();
    return null;
  };

  const ask = (later: boolean) => {
    flushSync(() => {
      setLater(later);
      setAsked((count) => count + 1);
    });
    dialog.current?.showModal();
  };

  const go = async (answers: Omit<Publication, 'version'>) => {
    if (isPublishing) return;
    setPublishing(true);
    const draft = await saveDraft();
    if (draft) await put(draft, answers);
    setPublishing(false);
  };

  const put = async (draft: ContentDraft, answers: Omit<Publication, 'version'>) => {
    try {
      const publication = { ...answers, version: draft.version };
      const next = await saver.changeDraft(() => publishContent(kind, draft.id, publication));
      dialog.current?.close();
      const note = next.publishAt
        ? words.scheduledFor(readableTime(next.publishAt, Date.now()))
        : words.published.note;
      showToast({ tone: 'success', title: next.publishAt ? words.scheduled : words.published.title, note });
      void client.invalidateQueries({ queryKey: ['content'] });
    } catch (error) {
      // The conflict notice shows both texts.
      if (hasStatus(error, 409)) {
        dialog.current?.close();
        saver.reportConflict(error.body);
        onUnfit();
      } else {
        const isRefused = hasStatus(error, 422);
        const isForbidden = hasStatus(error, 403);
        const title = isRefused ? words.refused : isForbidden ? frameWords.forbidden : frameWords.unsaved;
        showToast({ tone: 'error', title });
      }
    }
  };

  return {
    dialog,
    isPublishing,
    isLater,
    /** How often the dialog was opened. */
    asked,
    /** Publishing was attempted: from then on the form shows missing fields. */
    isAsked,
    go,
    /** Publishes now, or asks for a reason if phrases are flagged. */
    begin: async () => {
      if (isPublishing) return;
      setPublishing(true);
      const draft = await saveDraft();
      if (draft && draft.marks.length === 0) await put(draft, {});
      setPublishing(false);
      if (draft && draft.marks.length > 0) ask(false);
    },
    beginLater: async () => {
      if (await saveDraft()) ask(true);
    },
  };
}
