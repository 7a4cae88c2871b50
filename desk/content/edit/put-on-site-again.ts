import { siteWords } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { followContent, publishContent, saveContent } from '../../api/content-calls.ts';
import type { DraftSaver } from './draft-saver.ts';

/**
 * Takes back that a record was taken off the site: it shows what it showed, and a draft over that is a draft again.
 * @param was the record before
 * @param off the record after
 * @returns false when what is typed cannot be saved first
 * @throws what the calls throw
 */
export async function putOnSiteAgain(
  was: ContentDraft,
  off: ContentDraft,
  saver: DraftSaver,
): Promise<boolean> {
  const { kind, id, published, origin } = was;
  if (!published || !(await saver.saveNow())) return false;
  const { record, draft } = saver.get();
  const isDraft = was.state !== 'published' || JSON.stringify(record) !== JSON.stringify(off.record);
  const version = draft?.version ?? off.version;
  const shown = await saver.inTurn(async () => {
    if (origin === 'content') return await followContent(kind, id, version);
    const saved = await saveContent(kind, id, published, version);
    // Words that somebody has answered for once are not asked about again.
    const reason = saved.marks.length > 0 ? { reason: siteWords.backReason } : {};
    return await publishContent(kind, id, { version: saved.version, ...reason });
  });
  if (isDraft) await saver.putBack(record, shown.version);
  return true;
}
