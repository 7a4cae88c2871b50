import type { ContentFields, ContentKind, Publication } from '#domain/desk/content.ts';
import type { ImportKind, MarkedPlace } from '#domain/desk/content-imports.ts';
import { byId, desk, once, read } from './desk-client.ts';
import { type Upload, upload } from './upload.ts';

// Changes to a record. Each call returns the updated draft.

const record = desk.content[':kind'][':id'];

const of = (kind: ContentKind, id: string) => ({ param: { ...byId(id).param, kind } });

export const addContent = (kind: ContentKind, fields: ContentFields, idempotencyKey: string) =>
  read(desk.content[':kind'].$post({ param: { kind }, json: { record: fields } }, once(idempotencyKey)));

/** @throws `DeskError` 409, with the current draft, when somebody else saved first */
export const saveContent = (kind: ContentKind, id: string, fields: ContentFields, version: number) =>
  read(record.draft.$put({ ...of(kind, id), json: { record: fields, version } }));

export const publishContent = (kind: ContentKind, id: string, json: Publication) =>
  read(record.publish.$post({ ...of(kind, id), json }));

export const unpublishContent = (kind: ContentKind, id: string, version: number) =>
  read(record.unpublish.$post({ ...of(kind, id), json: { version } }));

/** Takes back the time at which a draft was to be published. */
export const unscheduleContent = (kind: ContentKind, id: string, version: number) =>
  read(record.unschedule.$post({ ...of(kind, id), json: { version } }));

/** Takes `unpublishContent` back. @param at when the draft over it was to be published */
export const republishContent = (kind: ContentKind, id: string, version: number, at: string | null = null) =>
  read(record.republish.$post({ ...of(kind, id), json: { version, at } }));

/** @throws `DeskError` 409, with the current draft, when it is no longer the version `from` */
export const restoreContent = (kind: ContentKind, id: string, version: number, from: number) =>
  read(record.restore.$post({ ...of(kind, id), json: { version, from } }));

export const followContent = (kind: ContentKind, id: string, version: number) =>
  read(record.follow.$post({ ...of(kind, id), json: { version } }));

/** What the assistant would say if an answer were published as it is written. */
export const tryAnswer = (id: string, fields: ContentFields, message: string) =>
  read(desk.content.answers.try.$post({ json: { id, record: fields, message } }));

/** Sends a file, and reads what it would change. @param replace drops the homes that it leaves out */
export const sendImport = (
  kind: ImportKind,
  file: File,
  replace: boolean,
  progress: Pick<Upload, 'signal' | 'onProgress'>,
) => {
  const call = desk.content[':kind'].import;
  const query = { file: file.name, ...(replace && { replace: '1' as const }) };
  return upload<typeof call>({ path: call.$path({ param: { kind }, query }), body: file, ...progress });
};

/** @param reason why marked words may stand; the server asks for it where there are any */
export const changeByImport = (id: string, verb: 'accept' | 'undo', reason = '') => {
  const calls = desk.content.imports[':id'];
  return read(
    verb === 'undo' ? calls.undo.$post(byId(id)) : calls.accept.$post({ ...byId(id), json: { reason } }),
  );
};

/** Takes the neutral wording over for a marked phrase of a file. */
export const rewordImport = (id: string, place: MarkedPlace) =>
  read(desk.content.imports[':id'].wording.$post({ ...byId(id), json: place }));

/** Goes back to what is on the site. */
export const discardDraft = (kind: ContentKind, id: string, version: number) =>
  read(record.draft.$delete({ ...of(kind, id), query: { version: String(version) } }));
