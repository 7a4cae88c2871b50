import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { editorWords as words } from '#content/desk/content-editor.ts';
import type { ContentDraft, ContentFields, ContentKind } from '#domain/desk/content.ts';
import { randomKey } from '#domain/random-key.ts';
import { addContent, saveContent } from '../../api/content-calls.ts';
import { contentDraftQuery } from '../../api/content-queries.ts';
import { hasStatus } from '../../api/desk-client.ts';
import { meQuery } from '../../api/queries.ts';
import { type LocalCopy, newLocalCopy } from '../../session/local-copies.ts';
import { showToast } from '../../session/toasts.ts';
import { warnBeforeLeaving } from '../../session/unsaved.ts';
import { createDraftSaver, type DraftSaver, type LocalText } from './draft-saver.ts';

/** A locally stored text, with the idempotency key for creating its record. */
export type StoredText = LocalText & { key?: string };

export interface EditorOptions {
  kind: ContentKind;
  /** null for a new record. */
  draft: ContentDraft | null;
  /** The initial fields of a new record. */
  blank: ContentFields;
  copy: LocalCopy<StoredText>;
  onAdded: (id: string) => void;
}

/**
 * The savers of this tab by their local copies. A saver goes on after its editor was closed: an unsent text is retried, and
 * pictures arrive late. An editor of the same record takes it over, so that the two do not conflict.
 */
const savers = new WeakMap<LocalCopy<StoredText>, DraftSaver>();

/** The state of the editor: text, draft and saver. */
export function useEditor({ kind, draft, blank, copy: initialCopy, onAdded }: EditorOptions) {
  const client = useQueryClient();
  const person = useQuery(meQuery).data?.id ?? '';
  const [saver] = useState(() => {
    const earlier = savers.get(initialCopy);
    if (earlier) return takeOver(earlier, draft);
    let id = draft?.id ?? null;
    let copy = initialCopy;
    const local = copy.read();
    // The idempotency key keeps a retry, even one after a reload, from adding a second record.
    let key = local?.key ?? randomKey();
    if (local) showToast({ tone: 'success', title: words.localCopy });
    const setAdded = (added: string) => {
      copy.write(null);
      copy = newLocalCopy(person, `${kind}/${added}`);
      savers.set(copy, created);
      id = added;
    };
    const created = createDraftSaver({
      draft,
      record: draft?.record ?? blank,
      local,
      keepLocally: (text) => copy.write(text && { ...text, key }),
      onAdded: (added) => onAdded(added.id),
      save: async (record, version) => {
        const waited = id === null ? null : client.getQueryData(contentDraftQuery(kind, id).queryKey);
        const saved = await (id === null ? add(record) : saveContent(kind, id, record, version ?? 0));
        if (id === null) setAdded(saved.id);
        // Saving cancels a scheduled publication: an unfinished text must not be published automatically.
        if (waited?.publishAt && !saved.publishAt) showToast({ tone: 'error', ...words.timeDropped });
        client.setQueryData(contentDraftQuery(kind, saved.id).queryKey, saved);
        return saved;
      },
    });
    if (draft) savers.set(copy, created);
    return created;

    async function add(record: ContentFields): Promise<ContentDraft> {
      try {
        return await addContent(kind, record, key);
      } catch (error) {
        if (hasStatus(error, 409)) setAdded((error.body as ContentDraft).id);
        // Nothing was added, or another text with this key.
        if (hasStatus(error, 422)) key = randomKey();
        throw error;
      }
    }
  });
  useEffect(() => {
    saver.open();
    return saver.close;
  }, [saver]);
  const view = useSyncExternalStore(saver.subscribe, saver.get);
  const { status } = view.state;
  const saved = view.draft;
  // A draft fetched before a save must not replace the newer saved draft in the cache.
  useEffect(() => {
    if (!saved) return;
    const { queryKey } = contentDraftQuery(kind, saved.id);
    client.setQueryData(queryKey, (now) => (now && now.version > saved.version ? now : saved));
  }, [client, kind, saved]);
  // Somebody else's change is shown at once when nothing is unsaved here, otherwise as a conflict.
  useEffect(() => {
    if (!draft) return;
    void saver.receive(draft).then((isTaken) => {
      if (isTaken) showToast({ tone: 'success', title: words.adopted(draft.updatedBy) });
    });
  }, [draft, saver, status]);
  const isUnsaved = status !== 'saved';
  useEffect(() => (isUnsaved ? warnBeforeLeaving() : undefined), [isUnsaved]);
  return { ...view, saver };
}

/** Shows a newer draft at once: it was not changed just now. */
function takeOver(saver: DraftSaver, draft: ContentDraft | null): DraftSaver {
  const { draft: known, state } = saver.get();
  if (draft && known && draft.version > known.version && state.status === 'saved') saver.adopt(draft);
  return saver;
}
