import { queryOptions } from '@tanstack/react-query';
import { desk, read, until } from './desk-client.ts';
import { upload } from './upload.ts';

export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: async ({ signal }) => (await read(desk.pictures.$get({}, until(signal)))).pictures,
});

/** Sends a picture. @param onProgress 0 to 1. Throws as `desk` does. */
export function uploadPicture(file: File, name: string, onProgress: (part: number) => void) {
  const body = new FormData();
  body.set('file', file, name);
  return upload<typeof desk.pictures>({ path: desk.pictures.$path(), body, onProgress });
}
