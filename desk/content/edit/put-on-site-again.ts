import { siteWords } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { followContent, publishContent, saveContent } from '../../api/content-calls.ts';
import type { DraftSaver } from './draft-saver.ts';

/**
 * Takes back that a record was taken off the site: it shows what it showed, and a draft over that is a draft again, with
 * the time that it waited for.
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
  let version = draft?.version ?? off.version;
  try {
    ({ version } = await saver.inTurn(async () => {
      if (origin === 'content') return await followContent(kind, id, version);
      const saved = await saveContent(kind, id, published, version);
      version = saved.version;
      return await publishContent(kind, id, { version, ...reasonFor(saved) });
    }));
  } catch (error) {
    // By then the server may have the published text in place of the draft.
    await saver.putBack(saver.get().record, version);
    throw error;
  }
  if (isDraft) await saver.putBack(record, version);
  if (was.publishAt) await waitAgain(was.publishAt, saver);
  return true;
}

async function waitAgain(at: string, saver: DraftSaver): Promise<void> {
  const { draft, state } = saver.get();
  if (!draft || state.status !== 'saved') return;
  const { kind, id, version } = draft;
  await saver.inTurn(() => publishContent(kind, id, { version, at, ...reasonFor(draft) }));
}

/** Words that somebody has answered for once are not asked about again. */
const reasonFor = ({ marks }: ContentDraft) => (marks.length > 0 ? { reason: siteWords.backReason } : {});
