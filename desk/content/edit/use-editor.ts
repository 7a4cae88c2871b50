import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { editorWords as words } from '#content/desk/content-editor.ts';
import type { ContentDraft, ContentFields, ContentKind } from '#domain/desk/content.ts';
import { randomKey } from '#domain/random-key.ts';
import { addContent, saveContent } from '../../api/content-calls.ts';
import { contentDraftQuery } from '../../api/content-queries.ts';
import { meQuery } from '../../api/queries.ts';
import { type LocalCopy, newLocalCopy } from '../../session/local-copies.ts';
import { showToast } from '../../session/toasts.ts';
import { warnBeforeLeaving } from '../../session/unsaved.ts';
import { createDraftSaver, type LocalText } from './draft-saver.ts';

/** A text on this device, and the idempotency key that it is added with. */
export type KeptText = LocalText & { key?: string };

export interface EditorOptions {
  kind: ContentKind;
  /** null for a record that is not there yet. */
  draft: ContentDraft | null;
  /** What a new one begins with. */
  blank: ContentFields;
  /** Where what is typed is kept on this device. */
  copy: LocalCopy<KeptText>;
  onAdded: (id: string) => void;
}

/** The state of the editor: text, draft and saver. */
export function useEditor({ kind, draft, blank, copy: held, onAdded }: EditorOptions) {
  const client = useQueryClient();
  const person = useQuery(meQuery).data?.id ?? '';
  const [saver] = useState(() => {
    let id = draft?.id ?? null;
    let copy = held;
    const local = copy.read();
    // The idempotency key keeps a retry, even one after a reload, from adding a second record.
    const key = local?.key ?? randomKey();
    if (local) showToast({ tone: 'success', title: words.localCopy });
    return createDraftSaver({
      draft,
      record: draft?.record ?? blank,
      local,
      keepLocally: (text) => copy.write(text && { ...text, key }),
      onAdded: (added) => onAdded(added.id),
      save: async (record, version) => {
        const waited = id === null ? null : client.getQueryData(contentDraftQuery(kind, id).queryKey);
        const saved =
          id === null
            ? await addContent(kind, record, key)
            : await saveContent(kind, id, record, version ?? 0);
        if (id === null) {
          copy.write(null);
          copy = newLocalCopy(person, `${kind}/${saved.id}`);
        }
        id = saved.id;
        // A text that is still written must not go on the site by itself.
        if (waited?.publishAt && !saved.publishAt) showToast({ tone: 'error', ...words.timeDropped });
        client.setQueryData(contentDraftQuery(kind, saved.id).queryKey, saved);
        return saved;
      },
    });
  });
  useEffect(() => {
    saver.enter();
    return saver.leave;
  }, [saver]);
  const view = useSyncExternalStore(saver.subscribe, saver.get);
  const { status } = view.state;
  const saved = view.draft;
  // What was fetched before a call of this editor is not newer than its answer.
  useEffect(() => {
    if (!saved) return;
    const { queryKey } = contentDraftQuery(kind, saved.id);
    client.setQueryData(queryKey, (now) => (now && now.version > saved.version ? now : saved));
  }, [client, kind, saved]);
  // Somebody else's change is shown at once when nothing is unsaved here, otherwise as a conflict.
  useEffect(() => {
    if (!draft) return;
    void saver.hear(draft).then((isTaken) => {
      if (isTaken) showToast({ tone: 'success', title: words.adopted(draft.updatedBy) });
    });
  }, [draft, saver, status]);
  // The last words may not have reached the server yet.
  const isUnsaved = status !== 'saved';
  useEffect(() => (isUnsaved ? warnBeforeLeaving() : undefined), [isUnsaved]);
  return { ...view, saver };
}
