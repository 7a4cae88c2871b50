import { historyWords as words } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { publishContent } from '../../api/content-calls.ts';
import { showToast } from '../../session/toasts.ts';
import type { DraftSaver } from './draft-saver.ts';

interface Replaced extends Pick<ContentDraft, 'kind' | 'id' | 'record'> {
  publishAt?: string | undefined;
}

/**
 * Restores a draft that another request replaced, with the time at which it was to be published.
 * @param over the version that replaced it
 * @returns whether the server has it
 */
export async function takeBack(saver: DraftSaver, replaced: Replaced, over: number): Promise<boolean> {
  const { kind, id, record, publishAt } = replaced;
  if (!(await saver.putBack(record, over))) return false;
  if (!publishAt) return true;
  const { draft } = saver.get();
  if (draft && draft.marks.length === 0) {
    const publication = { version: draft.version, at: publishAt };
    await saver.changeDraft(() => publishContent(kind, id, publication)).catch(() => undefined);
  }
  if (saver.get().draft?.state !== 'scheduled') showToast({ tone: 'error', title: words.timeGone });
  return true;
}
