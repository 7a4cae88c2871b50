import { Hono } from 'hono';
import { MOST_PICTURE_BYTES } from '#domain/desk/pictures.ts';
import type { Database } from '../database/database.ts';
import { type ProblemName, problem } from '../http/problem.ts';
import { typedJson } from '../http/typed-json.ts';
import { createEncoder, ENCODE_TIMEOUT_MS, MAX_QUEUED } from '../pictures/encode-picture.ts';
import { listPictures } from '../pictures/picture-store.ts';
import { type PictureOutcome, savePicture } from '../pictures/save-picture.ts';
import { BrokenFormError, sentPicture } from '../pictures/sent-picture.ts';
import type { DeskEnv } from './desk-env.ts';
import { limitedBody, TooLargeError, UploadAbortedError, withUploadedFile } from './uploaded-file.ts';

interface PictureDeskRoutesOptions {
  database: Database;
  /** Folder for uploaded files while they are encoded. */
  uploads: string;
  now: () => Date;
}

/** Allowance for the other parts of a multipart form. */
const FORM_BYTES = 64 * 1_024;

/** The response is idle while queued pictures are encoded; the default timeout is shorter (http/http-server.ts). */
const IDLE_TIMEOUT_MS = ENCODE_TIMEOUT_MS * (MAX_QUEUED + 1);

const PROBLEMS: Record<Exclude<PictureOutcome['status'], 'kept'>, ProblemName> = {
  'no-picture': 'pictureKind',
  heic: 'pictureHeic',
  'too-large': 'picturePixels',
  'too-heavy': 'pictureHeavy',
  'too-slow': 'pictureHeavy',
  broken: 'pictureBroken',
  busy: 'busy',
};

/** `/pictures`: lists uploaded pictures, and accepts an upload as the body or as the file of a form. */
export function pictureDeskRoutes({ database, uploads, now }: PictureDeskRoutesOptions) {
  const encode = createEncoder();
  return new Hono<DeskEnv>()
    .get('/pictures', async (c) => typedJson(c, { pictures: await listPictures(database.db) }))
    .post('/pictures', async (c) => {
      c.env?.incoming?.socket.setTimeout(IDLE_TIMEOUT_MS);
      try {
        const sent = await sentPicture(c.req.raw, limitedBody(c.req.raw, MOST_PICTURE_BYTES + FORM_BYTES));
        if (!sent) return problem('pictureMissing');
        return await withUploadedFile(sent.bytes, uploads, async (path, folder) => {
          const upload = { path, folder, name: sent.name, who: c.get('signedIn').person.name, now: now() };
          const outcome = await savePicture(database, encode, upload);
          return outcome.status === 'kept'
            ? typedJson(c, outcome.picture, 201)
            : problem(PROBLEMS[outcome.status]);
        });
      } catch (error) {
        if (error instanceof TooLargeError) return problem('pictureTooLarge');
        if (error instanceof UploadAbortedError) return problem('brokenOff');
        if (error instanceof BrokenFormError) return problem('pictureMissing');
        throw error;
      }
    });
}
