import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { kindWords } from '#content/desk/content.ts';
import { editorWords as words } from '#content/desk/content-editor.ts';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import type { Mark } from '#domain/desk/content.ts';
import { blankRecord } from '#domain/records/blank-record.ts';
import { type FormField, recordForm } from '#domain/records/record-form.ts';
import { recordTitle } from '#domain/records/record-words.ts';
import { contentDraftQuery } from '../../api/content-queries.ts';
import { meQuery } from '../../api/queries.ts';
import { useMedia } from '../../frame/use-media.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { RecordForm } from '../record-form/record-form.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditBar, ThumbBar } from './edit-bar.tsx';
import styles from './editor.module.css';
import { History } from './history.tsx';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ShippedNotice } from './shipped-notice.tsx';
import { SiteActions } from './site-actions.tsx';
import { TryAnswer } from './try-answer.tsx';
import { type EditorOptions, useEditor } from './use-editor.ts';
import { usePublish } from './use-publish.ts';
import { type EditorView, ViewTabs } from './view-tabs.tsx';

export interface EditorProps extends Omit<EditorOptions, 'blank'> {
  /** Example questions for a new answer. */
  examples?: string[] | undefined;
}

/** Edits one record: form, preview and history. */
export function Editor({ kind, draft: loaded, copy, onAdded, examples }: EditorProps) {
  const fields = nameFirst(recordForm(kind));
  const blank = { ...blankRecord(kind), ...(examples && { examples }) };
  const { record, draft, state, saver } = useEditor({ kind, draft: loaded, blank, copy, onAdded });
  const [view, setView] = useState<EditorView>('write');
  const [kept, setKept] = useState<readonly string[]>([]);
  const isBeside = useMedia('(min-width: 1024px)');
  const isPhone = useMedia('(max-width: 759.98px)');
  const history = useRef<HTMLElement>(null);
  const preview = useRef<HTMLElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const agent = useQuery(meQuery).data?.agent;
  const own = recordTitle(kind, record) || words.newTitle(kindWords[kind].one);
  const title = agent ? withAgent(own, agent) : own;
  usePageTitle(title);

  const marks = (state.status === 'rejected' ? state.marks : null) ?? draft?.marks ?? [];
  const isOpen = (mark: Mark) => !kept.includes(`${mark.field} ${mark.phrase}`);
  const showProblems = () =>
    requestAnimationFrame(() => {
      const problem = form.current?.querySelector<HTMLElement>('[data-conflict], [aria-invalid="true"]');
      if (!problem) return;
      flushSync(() => setView('write'));
      problem.focus();
      // The notice may be taller than the window: its first sentence says what happened.
      if (problem.matches('[data-conflict]')) problem.scrollIntoView({ block: 'start' });
    });
  const save = async () => {
    if (!(await saver.saveNow())) showProblems();
  };
  const publish = usePublish({ kind, saver, onUnfit: showProblems });
  // A new record shows no missing-field errors until somebody tries to publish it.
  const lacks = draft?.state === 'new' && !publish.isAsked ? [] : (draft?.errors ?? []);
  const rejected = state.status === 'rejected' ? state : null;
  const errors = rejected ? (publish.isAsked && rejected.lacks) || rejected.errors : lacks;
  const problems = new Map(errors.map(({ field, message }) => [field, message]));
  const show = async (next: 'preview' | 'history') => {
    if (state.status !== 'saved') await saver.saveNow();
    if (!isBeside) return setView(next);
    const target = next === 'preview' ? preview.current : history.current;
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: true });
  };
  const client = useQueryClient();
  const renew = () => {
    if (draft) void client.refetchQueries({ queryKey: contentDraftQuery(kind, draft.id).queryKey });
  };
  useSaveKey(() => void save());

  const actions = {
    onSave: () => void save(),
    onPublish: () => void publish.begin(),
    isPublishing: publish.isPublishing,
  };
  return (
    <main id="main" className={styles.editor} data-view={isBeside ? undefined : view} tabIndex={-1}>
      <EditBar
        kind={kind}
        draft={draft}
        state={state}
        onShow={isBeside ? (next) => void show(next) : undefined}
        actions={isPhone ? undefined : actions}
      />
      {!isBeside && <ViewTabs view={view} onView={setView} />}
      <div className={styles.halves}>
        <div ref={form} className={styles.write}>
          <h2 className="visually-hidden">{title}</h2>
          <div className={styles.form}>
            <ConflictNotice kind={kind} record={record} state={state} saver={saver} />
            {draft?.shipped?.changed && <ShippedNotice draft={draft} />}
            <RecordForm
              context={{
                kind,
                id: draft?.id ?? null,
                problems,
                marks: marks.filter(isOpen),
                keepMark: (mark) => setKept([...kept, `${mark.field} ${mark.phrase}`]),
                change: (to) => saver.change(to(saver.get().record)),
                isNew: draft === null,
              }}
              fields={fields}
              record={record}
              onChange={saver.change}
              keptMarks={marks.filter((mark) => !isOpen(mark)).length}
            />
          </div>
          {draft && (
            <>
              <History ref={history} draft={draft} saver={saver} onConflict={showProblems} />
              <SiteActions
                draft={draft}
                saver={saver}
                isUnsaved={state.status !== 'saved'}
                onLater={() => void publish.beginLater()}
                onConflict={showProblems}
              />
            </>
          )}
        </div>
        {kind === 'answers' ? (
          <TryAnswer
            ref={preview}
            id={draft?.id ?? ''}
            record={record}
            isShown={isBeside || view === 'preview'}
          />
        ) : (
          <Preview
            ref={preview}
            draft={draft}
            // From the query, because the saver ignores a response in which only the preview URL differs.
            url={(loaded?.version === draft?.version ? loaded : draft)?.preview?.url}
            onRenew={renew}
            isStale={state.status !== 'saved'}
            isShown={isBeside || view === 'preview'}
          />
        )}
      </div>
      {isPhone && <ThumbBar {...actions} />}
      <PublishDialog publish={publish} marks={marks} />
    </main>
  );
}

/** The name comes before fields that are fixed after creation, such as the address. */
function nameFirst(fields: FormField[]): FormField[] {
  const [first, ...rest] = fields.filter(({ isFixed }) => !isFixed);
  return first ? [first, ...fields.filter(({ isFixed }) => isFixed), ...rest] : fields;
}

/** Ctrl or ⌘ with S saves, wherever the focus is. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // With Caps Lock the key is 'S'; with Shift it is another command of the browser.
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
