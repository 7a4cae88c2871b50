import { queryOptions } from '@tanstack/react-query';
import { desk, readJson, withSignal } from './desk-client.ts';
import { upload } from './upload.ts';

export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: async ({ signal }) => (await readJson(desk.pictures.$get({}, withSignal(signal)))).pictures,
});

/** Uploads a picture. @param onProgress 0 to 1. Throws as `desk` does. */
export function uploadPicture(file: File, name: string, onProgress: (part: number) => void) {
  const body = new FormData();
  body.set('file', file, name);
  return upload<typeof desk.pictures>({ path: desk.pictures.$path(), body, onProgress });
}
