import { siteWords } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { publishContent, republishContent } from '../../api/content-calls.ts';
import type { DraftSaver } from './draft-saver.ts';

/**
 * Takes back that a record was taken off the site: it shows what it showed, and a draft over that waits again for the time
 * that it waited for.
 * @param was the record before
 * @returns false when what is typed cannot be saved first
 * @throws what the calls throw
 */
export async function putOnSiteAgain(
  { kind, id, publishAt }: ContentDraft,
  saver: DraftSaver,
): Promise<boolean> {
  if (!(await saver.saveNow())) return false;
  const { draft } = saver.get();
  if (!draft) return false;
  const { state, version, marks } = await saver.inTurn(() => republishContent(kind, id, draft.version));
  if (!publishAt || state !== 'draft') return true;
  // Words that somebody has answered for once are not asked about again.
  const reason = marks.length > 0 ? { reason: siteWords.backReason } : {};
  await saver.inTurn(() => publishContent(kind, id, { version, at: publishAt, ...reason }));
  return true;
}
