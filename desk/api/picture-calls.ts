import { queryOptions } from '@tanstack/react-query';
import { callDesk, DeskError } from './desk-client.ts';

/** A picture that somebody uploaded. */
export interface UploadedPicture {
  /** What a record holds. */
  name: string;
  address: string;
  alt: string;
  focalPoint: { x: number; y: number };
  isUploaded: true;
}

export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: async ({ signal }) =>
    (
      await callDesk<{ pictures: Omit<UploadedPicture, 'isUploaded'>[] }>('/pictures', { signal })
    ).pictures.map((picture): UploadedPicture => ({ ...picture, isUploaded: true })),
});

/** Says what a picture shows, or which spot of it matters. */
export const describePicture = (name: string, change: Partial<Pick<UploadedPicture, 'alt' | 'focalPoint'>>) =>
  callDesk<UploadedPicture>(`/pictures/${encodeURIComponent(name)}`, { method: 'PATCH', body: change });

/** Sends a picture. @param onProgress 0 to 1. Throws as `callDesk` does. */
export function uploadPicture(file: File, onProgress: (part: number) => void): Promise<UploadedPicture> {
  // fetch() tells nothing of what has been sent.
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.set('file', file);
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: unknown = JSON.parse(request.responseText || 'null');
      if (request.status === 201) resolve(answer as UploadedPicture);
      else reject(new DeskError(request.status, answer));
    };
    request.onerror = () => reject(new TypeError('The picture did not reach the server'));
    request.open('POST', '/api/desk/pictures');
    request.send(body);
  });
}
