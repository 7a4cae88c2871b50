import type {
  AnswerTrial,
  ContentDraft,
  ContentFields,
  ContentKind,
  Publication,
} from '#domain/desk/content.ts';
import type { ContentImport } from '#domain/desk/content-imports.ts';
import { callDesk } from './desk-client.ts';

// Changes to a record. Each call returns the updated draft.

const of = (kind: ContentKind, id: string) => `/content/${kind}/${encodeURIComponent(id)}`;

const post = (path: string, body: unknown) => callDesk<ContentDraft>(path, { method: 'POST', body });

export const addContent = (kind: ContentKind, record: ContentFields, idempotencyKey: string) =>
  callDesk<ContentDraft>(`/content/${kind}`, { method: 'POST', body: { record }, idempotencyKey });

/** @throws `DeskError` 409, with the current draft, when somebody else saved first */
export const saveContent = (kind: ContentKind, id: string, record: ContentFields, version: number) =>
  callDesk<ContentDraft>(`${of(kind, id)}/draft`, { method: 'PUT', body: { record, version } });

export const publishContent = (kind: ContentKind, id: string, publication: Publication) =>
  post(`${of(kind, id)}/publish`, publication);

export const unpublishContent = (kind: ContentKind, id: string, version: number) =>
  post(`${of(kind, id)}/unpublish`, { version });

export const restoreContent = (kind: ContentKind, id: string, version: number) =>
  post(`${of(kind, id)}/restore`, { version });

export const followContent = (kind: ContentKind, id: string, version: number) =>
  post(`${of(kind, id)}/follow`, { version });

/** What the assistant would say if an answer were published as it is written. */
export const tryAnswer = (id: string, record: ContentFields, message: string) =>
  callDesk<AnswerTrial>('/content/answers/try', { method: 'POST', body: { id, record, message } });

export const changeByImport = (id: string, verb: 'accept' | 'undo') =>
  callDesk<ContentImport>(`/content/imports/${encodeURIComponent(id)}/${verb}`, { method: 'POST', body: {} });

/** Goes back to what is on the site. */
export const discardDraft = (kind: ContentKind, id: string, version: number) =>
  callDesk<ContentDraft>(`${of(kind, id)}/draft?version=${version}`, { method: 'DELETE' });
