import type { InferResponseType } from 'hono/client';
import { parseJson } from '#domain/parse-json.ts';
import { connection, DeskError } from './desk-client.ts';

export interface Upload {
  /** Below /api/desk. */
  path: string;
  body: FormData | File;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
}

/** Long enough for the largest picture on a slow phone, and for the work of the server on it. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** Uploads a file and reports progress. Throws as `desk` does, and an `AbortError` when aborted. */
export function upload<Call extends { $post: unknown }>({
  path,
  body,
  onProgress,
  signal,
}: Upload): Promise<InferResponseType<Call['$post']>> {
  // XMLHttpRequest, because fetch() reports no upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parseJson(request.responseText).value ?? null;
      if (request.status === 401) connection.dispatchEvent(new Event('refused'));
      if (request.status === 201) resolve(answer as InferResponseType<Call['$post']>);
      else reject(new DeskError(request.status, answer));
    };
    request.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
    request.onerror = () => reject(new TypeError('The file did not reach the server'));
    // Without a connection the request would never end.
    request.ontimeout = request.onerror;
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.open('POST', `/api/desk${path}`);
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(body);
  });
}
