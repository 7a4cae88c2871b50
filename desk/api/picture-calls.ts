import { queryOptions } from '@tanstack/react-query';
import type { DeskPicture } from '#domain/desk/pictures.ts';
import { callDesk, DeskError } from './desk-client.ts';

export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: async ({ signal }) =>
    (await callDesk<{ pictures: DeskPicture[] }>('/pictures', { signal })).pictures,
});

/** Sends a picture. @param onProgress 0 to 1. Throws as `callDesk` does. */
export function uploadPicture(
  file: File,
  name: string,
  onProgress: (part: number) => void,
): Promise<DeskPicture> {
  // fetch() tells nothing of what has been sent.
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.set('file', file, name);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201) resolve(answer as DeskPicture);
      else reject(new DeskError(request.status, answer));
    };
    request.onerror = () => reject(new TypeError('The picture did not reach the server'));
    request.open('POST', '/api/desk/pictures');
    request.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
