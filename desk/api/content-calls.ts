import type { ContentFields, ContentKind, Publication } from '#domain/desk/content.ts';
import type { ImportKind, MarkedPlace } from '#domain/desk/content-imports.ts';
import { byId, desk, readJson, withIdempotencyKey } from './desk-client.ts';
import { type Upload, upload } from './upload.ts';

// Changes to a record. Each call returns the updated draft.

const record = desk.content[':kind'][':id'];

const of = (kind: ContentKind, id: string) => ({ param: { ...byId(id).param, kind } });

export const addContent = (kind: ContentKind, fields: ContentFields, idempotencyKey: string) =>
  readJson(
    desk.content[':kind'].$post(
      { param: { kind }, json: { record: fields } },
      withIdempotencyKey(idempotencyKey),
    ),
  );

/** @throws `DeskError` 409, with the current draft, when somebody else saved first */
export const saveContent = (kind: ContentKind, id: string, fields: ContentFields, version: number) =>
  readJson(record.draft.$put({ ...of(kind, id), json: { record: fields, version } }));

export const publishContent = (kind: ContentKind, id: string, json: Publication) =>
  readJson(record.publish.$post({ ...of(kind, id), json }));

export const unpublishContent = (kind: ContentKind, id: string, version: number) =>
  readJson(record.unpublish.$post({ ...of(kind, id), json: { version } }));

/** Cancels a scheduled publication. */
export const unscheduleContent = (kind: ContentKind, id: string, version: number) =>
  readJson(record.unschedule.$post({ ...of(kind, id), json: { version } }));

/** Undoes `unpublishContent`. @param at the scheduled time of the draft, if it had one */
export const republishContent = (kind: ContentKind, id: string, version: number, at: string | null = null) =>
  readJson(record.republish.$post({ ...of(kind, id), json: { version, at } }));

/** @throws `DeskError` 409, with the current draft, when it is no longer the version `from` */
export const restoreContent = (kind: ContentKind, id: string, version: number, from: number) =>
  readJson(record.restore.$post({ ...of(kind, id), json: { version, from } }));

export const followContent = (kind: ContentKind, id: string, version: number) =>
  readJson(record.follow.$post({ ...of(kind, id), json: { version } }));

/** Returns what the assistant would say if this draft answer were published. */
export const tryAnswer = (id: string, fields: ContentFields, message: string) =>
  readJson(desk.content.answers.try.$post({ json: { id, record: fields, message } }));

/** Uploads an import file and returns the changes it would make. @param replace removes homes missing from the file */
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

/** @param reason why flagged phrases may stay; required by the server if there are any */
export const acceptOrUndoImport = (id: string, verb: 'accept' | 'undo', reason = '') => {
  const calls = desk.content.imports[':id'];
  return readJson(
    verb === 'undo' ? calls.undo.$post(byId(id)) : calls.accept.$post({ ...byId(id), json: { reason } }),
  );
};

/** Applies the suggested wording to a flagged phrase of an import. */
export const rewordImport = (id: string, place: MarkedPlace) =>
  readJson(desk.content.imports[':id'].wording.$post({ ...byId(id), json: place }));

/** Reverts to the published record. */
export const discardDraft = (kind: ContentKind, id: string, version: number) =>
  readJson(record.draft.$delete({ ...of(kind, id), query: { version: String(version) } }));
