import { useInfiniteQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { historyWords as words } from '#content/desk/content-editor.ts';
import { frameWords } from '#content/desk/frame.ts';
import type { ContentDraft, ContentVersion } from '#domain/desk/content.ts';
import { restoreContent } from '../../api/content-calls.ts';
import { contentHistoryQuery } from '../../api/content-queries.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { SectionNotLoaded } from '../../frame/page-states.tsx';
import { useNow } from '../../frame/use-now.ts';
import { showToast } from '../../session/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { StateMark } from '../lists/state-mark.tsx';
import { readableTime } from '../readable-time.ts';
import { Difference, type DifferenceProps } from './difference.tsx';
import type { DraftSaver } from './draft-saver.ts';
import styles from './history.module.css';
import { showSaveError } from './save-error.ts';
import { takeBack } from './take-back.ts';

interface HistoryProps {
  ref: Ref<HTMLElement>;
  draft: ContentDraft;
  saver: DraftSaver;
  onConflict: () => void;
}

/** Every published version, newest first: who, when, and what changed. */
export function History({ ref, draft, saver, onConflict }: HistoryProps) {
  const now = useNow();
  const { kind, id } = draft;
  const history = useInfiniteQuery(contentHistoryQuery(kind, id));
  const { data } = history;
  const [isRestoring, setRestoring] = useState(false);
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];
  const isDraft = draft.state !== 'published';
  const replace = async (replaced: ContentDraft, version: number) => {
    // Undo is only for a draft, which would be lost: a published text is itself in the history.
    const undoOver = (over: number) =>
      replaced.state === 'published' || over === replaced.version
        ? {}
        : { undo: () => void undo(replaced, over) };
    try {
      const restored = await saver.changeDraft(() => restoreContent(kind, id, version, replaced.version));
      showToast({ tone: 'success', ...words.restored, ...undoOver(restored.version) });
    } catch (error) {
      if (hasStatus(error, 409)) {
        saver.reportConflict(error.body);
        return onConflict();
      }
      // The request may have succeeded with only its response lost.
      showToast({ tone: 'error', title: frameWords.unsaved, ...undoOver(replaced.version + 1) });
    }
  };
  const undo = async (replaced: ContentDraft, over: number) => {
    if (!(await takeBack(saver, replaced, over))) showSaveError(saver, onConflict);
  };
  const restore = async (version: number) => {
    if (isRestoring) return;
    setRestoring(true);
    // Restoring replaces the current text, so it is saved first.
    if (await saver.saveNow()) await replace(saver.get().draft ?? draft, version);
    else showSaveError(saver, onConflict);
    setRestoring(false);
  };
  return (
    <section ref={ref} className={styles.history} data-part="history" aria-labelledby="history" tabIndex={-1}>
      <header>
        <h2 id="history">{words.title}</h2>
        <span className="small">{words.note}</span>
      </header>
      <ol>
        {isDraft && (
          <li>
            <b>{words.draft}</b>
            <span className="small">{words.by(readableTime(draft.updatedAt, now), draft.updatedBy)}</span>
            <Changes changes={draft.difference} texts={words.draftTexts} />
            <span className={styles.action}>
              <StateMark state="draft">{words.open}</StateMark>
            </span>
          </li>
        )}
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isCurrent={version.isOnSite === true && !isDraft}
            now={now}
            onRestore={() => void restore(version.version)}
          />
        ))}
      </ol>
      {data && versions.length === 0 && (
        <p className="small">{draft.published ? words.unchanged : words.empty}</p>
      )}
      {history.hasNextPage && (
        <Button look="link" onClick={() => void history.fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {history.isError && (
        <SectionNotLoaded
          onRetry={() => void (history.isFetchNextPageError ? history.fetchNextPage() : history.refetch())}
        />
      )}
    </section>
  );
}

interface VersionRowProps {
  version: ContentVersion;
  /** The form shows this version already, so it cannot be restored. */
  isCurrent: boolean;
  now: number;
  onRestore: () => void;
}

function VersionRow({ version, isCurrent, now, onRestore }: VersionRowProps) {
  const { who, at, action, isOnSite, reason, difference } = version;
  const when = readableTime(at, now);
  return (
    <li>
      <b>{words.actions[action]}</b>
      <span className="small">{words.by(when, who)}</span>
      {reason && <span className="small">{words.reason(reason)}</span>}
      <Changes changes={difference} texts={words.texts} />
      <span className={styles.action}>
        {isOnSite && <StateMark state="published">{words.onSite}</StateMark>}
        {!isCurrent && action !== 'unpublished' && (
          <Button compact onClick={onRestore}>
            {words.restore}
            <span className="visually-hidden">{words.restoreVersion(version.version, when)}</span>
          </Button>
        )}
      </span>
    </li>
  );
}

function Changes({ changes, texts }: DifferenceProps) {
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{words.changes(changes.length)}</summary>
      <Difference changes={changes} texts={texts} />
    </details>
  );
}
