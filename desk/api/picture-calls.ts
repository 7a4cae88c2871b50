import { queryOptions } from '@tanstack/react-query';
import type { DeskPicture } from '#domain/desk/pictures.ts';
import { callDesk } from './desk-client.ts';
import { upload } from './upload.ts';

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
  const body = new FormData();
  body.set('file', file, name);
  return upload({ path: '/pictures', body, onProgress });
}
