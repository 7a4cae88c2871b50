import { randomUUID } from 'node:crypto';
import type { ContentDraft, ContentFields, ContentHistory } from '#domain/desk/content.ts';

/** A guide as the desk and the public API show it. Every text field contains the same single word. */
export interface GuideSeen {
  version: number;
  state: string;
  text: string;
  /** null if it is not on the site. */
  published: string | null;
  publicText: string | null;
  /** The newest version in its history; 0 if there is none. */
  newest: number;
}

interface ExpectedVersion {
  version: number;
  action: 'published' | 'unpublished';
  text: string | null;
}

interface Edit {
  method: 'PUT' | 'POST';
  path: string;
  body: object;
  after: GuideSeen;
  made?: ExpectedVersion;
}

/** A user who edits one guide and tracks the expected state. */
export interface GuideEditor {
  slug: string;
  acknowledged: number;
  /** Acknowledged versions, which must be in the history. */
  history: ExpectedVersion[];
  /** Edits continuously until an edit gets no response. */
  editUntilCutOff: () => Promise<void>;
  /** The possible states after the edit without a response. */
  possibleStates: () => { before: GuideSeen; after: GuideSeen };
  continueFrom: (seen: GuideSeen) => void;
}

export async function startEditing(url: string, cookie: string, slug: string): Promise<GuideEditor> {
  const start = (await callDesk(url, cookie, 'GET', `${slug}/draft`)) as ContentDraft;
  const text = 'word-first';
  const first = { record: guideOf(start.record, text), version: start.version };
  const { version } = (await callDesk(url, cookie, 'PUT', `${slug}/draft`, first)) as ContentDraft;
  await callDesk(url, cookie, 'POST', `${slug}/publish`, { version, reason: REASON });
  let now = await readGuide(url, cookie, slug);
  let cutOff: Edit | undefined;
  const editor: GuideEditor = {
    slug,
    acknowledged: 0,
    history: [{ version, action: 'published', text }],
    async editUntilCutOff() {
      for (;;) {
        const edit = nextEdit(now, start.record, editor.history);
        cutOff = edit;
        const answer = await callDesk(url, cookie, edit.method, `${slug}/${edit.path}`, edit.body).catch(
          (error: unknown) => {
            if (error instanceof UnexpectedResponse) throw error;
            return null;
          },
        );
        if (!answer) return;
        now = edit.after;
        if (edit.made) editor.history.push(edit.made);
        editor.acknowledged += 1;
      }
    },
    possibleStates: () => ({ before: now, after: cutOff?.after ?? now }),
    continueFrom: (seen) => {
      now = seen;
    },
  };
  return editor;
}

export async function readGuide(url: string, cookie: string, slug: string): Promise<GuideSeen> {
  const draft = (await callDesk(url, cookie, 'GET', `${slug}/draft`)) as ContentDraft;
  const { versions } = (await callDesk(url, cookie, 'GET', `${slug}/history`)) as ContentHistory;
  const shown = await fetch(`${url}/api/guides/${slug}`);
  if (shown.status !== 200 && shown.status !== 404)
    throw new Error(`/api/guides was answered ${shown.status}`);
  return {
    version: draft.version,
    state: draft.state,
    text: textOf(draft.record),
    published: draft.published && textOf(draft.published),
    publicText: shown.status === 200 ? textOf((await shown.json()) as ContentFields) : null,
    newest: versions.find(({ action }) => action !== 'kept')?.version ?? 0,
  };
}

const REASON = 'Only a word.';

const guideOf = (record: ContentFields, text: string): ContentFields => ({
  ...record,
  title: text,
  excerpt: text,
  content: `<p>${text}</p>`,
});

/** The word in all three fields; a partial write would leave two different ones. */
export function textOf({ title, excerpt, content }: ContentFields): string {
  const words = [title, excerpt, String(content).replace(/^<p>(.*)<\/p>$/s, '$1')];
  return [...new Set(words)].join(' | ');
}

/** A random next edit of a guide in this state, with its result. */
function nextEdit(now: GuideSeen, record: ContentFields, history: ExpectedVersion[]): Edit {
  const { version } = now;
  const hasDraft = now.state === 'draft' || now.state === 'unpublished';
  const lot = Math.random();
  if (hasDraft && lot < 0.4) {
    const { text } = now;
    return {
      method: 'POST',
      path: 'publish',
      body: { version, reason: REASON },
      after: { ...now, state: 'published', published: text, publicText: text, newest: version },
      made: { version, action: 'published', text },
    };
  }
  if (now.published !== null && lot < 0.55) {
    const newest = version + 1;
    return {
      method: 'POST',
      path: 'unpublish',
      body: { version },
      after: {
        ...now,
        version: version + 2,
        state: 'unpublished',
        published: null,
        publicText: null,
        newest,
      },
      made: { version: newest, action: 'unpublished', text: null },
    };
  }
  const draft = { ...now, version: version + 1, state: now.published === null ? 'unpublished' : 'draft' };
  const older = history.filter(({ text }) => text !== null && text !== now.text);
  const from = older[Math.floor(Math.random() * older.length)];
  if (from?.text && lot < 0.75)
    return {
      method: 'POST',
      path: 'restore',
      body: { version: from.version },
      after: { ...draft, text: from.text },
    };
  const text = `word-${randomUUID()}`;
  return {
    method: 'PUT',
    path: 'draft',
    body: { record: guideOf(record, text), version },
    after: { ...draft, text },
  };
}

/** The server responded, but not with success. */
class UnexpectedResponse extends Error {}

async function callDesk(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const ask = () =>
    fetch(`${url}/api/desk/content/guides/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  let response = await ask();
  // A 503 means that nothing was changed; otherwise the retry would fail with a version conflict.
  while (response.status === 503) response = await ask();
  const text = await response.text();
  if (response.status !== 200)
    throw new UnexpectedResponse(`${method} ${path} was answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
