import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { DeskError } from '../../api/desk-client.ts';
import { type UploadedPicture, uploadPicture } from '../../api/picture-calls.ts';

/** A file on its way. */
export interface Upload {
  id: number;
  name: string;
  /** The file itself, seen before it has arrived. */
  address: string;
  /** 0 to 1; 1 while the server works on it. */
  progress: number;
  /** Why it failed; it can be tried again alone. */
  failure: string | null;
}

let last = 0;

/** Sends pictures, each by itself: one that fails stops no other. @param onDone gets each as it arrives */
export function useUploads(onDone: (picture: UploadedPicture) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<(Upload & { file: File })[]>([]);
  const change = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const drop = (id: number) =>
    setUploads((all) => {
      const gone = all.find((one) => one.id === id);
      if (gone) URL.revokeObjectURL(gone.address);
      return all.filter((one) => one.id !== id);
    });
  const send = async (id: number, file: File) => {
    change(id, { progress: 0, failure: null });
    try {
      const picture = await uploadPicture(file, (progress) => change(id, { progress }));
      void client.invalidateQueries({ queryKey: ['pictures'] });
      onDone(picture);
      drop(id);
    } catch (error) {
      change(id, { failure: reasonOf(error) });
    }
  };
  return {
    uploads: uploads as readonly Upload[],
    add(files: Iterable<File>): void {
      for (const file of files) {
        last += 1;
        const id = last;
        const upload = {
          id,
          name: file.name,
          address: URL.createObjectURL(file),
          progress: 0,
          failure: null,
          file,
        };
        setUploads((all) => [...all, upload]);
        void send(id, file);
      }
    },
    again(id: number): void {
      const file = uploads.find((one) => one.id === id)?.file;
      if (file) void send(id, file);
    },
    drop,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof DeskError)) return words.failed.offline;
  const said = (error.body as { detail?: string } | null)?.detail;
  if (said) return said;
  if (error.status === 413) return words.failed.size;
  if (error.status === 415) return words.failed.kind;
  return error.status === 422 ? words.failed.broken : words.failed.offline;
}
