import { PassThrough, type Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** The file in a request. */
interface SentPicture {
  /** The client's name for it, for display only. */
  name: string;
  bytes: Readable;
}

/** A multipart form that is malformed or truncated. */
export class BrokenFormError extends Error {}

/** @returns the first file of a form, or the body of any other request; null if there is none */
export async function sentPicture(request: Request, body: Readable): Promise<SentPicture | null> {
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return await firstFile(formReader(type), body);
  return request.body ? { name: '', bytes: body } : null;
}

function formReader(type: string): BusboyInstance {
  try {
    return Busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 20, parts: 30 } });
  } catch (error) {
    throw new BrokenFormError('The form has no boundary', { cause: error });
  }
}

function firstFile(form: BusboyInstance, body: Readable): Promise<SentPicture | null> {
  return new Promise((resolve, reject) => {
    // A truncated form emits several errors, and its file another one; readers of `bytes` get only the first.
    const bytes = new PassThrough();
    // The form may fail before anybody reads; readers that start later get the same error.
    bytes.on('error', () => undefined);
    const fail = (error: Error) => {
      bytes.destroy(error);
      reject(error);
    };
    form.once('file', (_field, file, name) => {
      file.on('error', () => undefined);
      file.pipe(bytes);
      resolve({ name, bytes });
    });
    form.once('finish', () => resolve(null));
    form.on('error', (error) =>
      fail(new BrokenFormError('The form is malformed or truncated', { cause: error })),
    );
    body.once('error', fail);
    body.pipe(form);
  });
}
