import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { siteWords as words } from '#content/desk/content-editor.ts';
import { frameWords } from '#content/desk/frame.ts';
import { type ContentDraft, canUnpublish } from '#domain/desk/content.ts';
import { discardDraft, followContent, unpublishContent } from '../../api/content-calls.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { showToast } from '../../session/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DraftSaver } from './draft-saver.ts';
import styles from './on-the-site.module.css';
import { putOnSiteAgain } from './put-on-site-again.ts';

interface OnTheSiteProps {
  draft: ContentDraft;
  saver: DraftSaver;
  onLater: () => void;
}

/** Rare actions: schedule, unpublish, discard, follow the shipped text. */
export function OnTheSite({ draft, saver, onLater }: OnTheSiteProps) {
  const { kind, id, published, shipped, state } = draft;
  const client = useQueryClient();
  const navigate = useNavigate();
  const sure = useRef<HTMLDialogElement>(null);
  const run = async (call: typeof unpublishContent, said: string, takeBack?: typeof putOnSiteAgain) => {
    sure.current?.close();
    if (!(await saver.saveNow())) return;
    const was = saver.get().draft ?? draft;
    try {
      await saver.inTurn(() => call(kind, id, was.version));
      const undo = takeBack && (() => void putBack(() => takeBack(was, saver)));
      showToast({ tone: 'success', title: said, undo });
      void client.invalidateQueries({ queryKey: ['content'] });
    } catch (error) {
      if (hasStatus(error, 404)) return void navigate({ to: '/content/$kind', params: { kind } });
      showToast({ tone: 'error', title: frameWords.unsaved });
    }
  };
  const putBack = async (undo: () => Promise<boolean>) => {
    try {
      if (await undo()) showToast({ tone: 'success', title: words.back });
      else showToast({ tone: 'error', title: frameWords.unsaved });
    } catch (error) {
      if (hasStatus(error, 409)) saver.meet(error.body);
      else showToast({ tone: 'error', title: frameWords.unsaved });
    }
    void client.invalidateQueries({ queryKey: ['content'] });
  };
  const discard = async () => {
    if (state !== 'new') return await run(discardDraft, words.discarded);
    // The record had nothing but this draft.
    saver.stop();
    try {
      await discardDraft(kind, id, saver.get().draft?.version ?? draft.version);
    } catch (error) {
      if (!hasStatus(error, 404)) {
        showToast({ tone: 'error', title: frameWords.unsaved });
        return void saver.saveNow();
      }
    }
    saver.drop();
    void client.invalidateQueries({ queryKey: ['content'] });
    void navigate({ to: '/content/$kind', params: { kind } });
  };
  return (
    <section className={styles.site} data-part="history" aria-labelledby="on-the-site">
      <h2 id="on-the-site">{words.title}</h2>
      <div className={styles.actions}>
        <Button onClick={onLater}>{words.later}</Button>
        {published && canUnpublish(kind) && (
          <>
            <Button onClick={() => void run(unpublishContent, words.unpublished, putOnSiteAgain)}>
              {words.unpublish}
            </Button>
            <p className="small">{words.unpublishNote}</p>
          </>
        )}
        {state !== 'published' && (published || state === 'new') && (
          <Button look="link" onClick={() => void discard()}>
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
    </section>
  );
}
