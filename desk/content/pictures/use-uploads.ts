import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureWords as words } from '#content/desk/content-editor.ts';
import { type DeskPicture, MOST_PICTURE_BYTES } from '#domain/desk/pictures.ts';
import { DeskError } from '../../api/desk-client.ts';
import { picturesQuery, uploadPicture } from '../../api/picture-calls.ts';
import { showToast } from '../../session/toasts.ts';
import { warnBeforeLeaving } from '../../session/unsaved.ts';

/** A file that is being uploaded. */
export interface Upload {
  id: number;
  name: string;
  /** An object URL of the local file. */
  address: string;
  state:
    | { status: 'queued' }
    /** 0 to 1; 1 while the server works on it. */
    | { status: 'sending'; progress: number }
    /** Failed; can be retried. `isRefused`: the server, or this page for it, did not take the file. */
    | { status: 'failed'; reason: string; isRefused: boolean };
}

export interface Uploads {
  uploads: readonly Upload[];
  /** The last file uploaded, for the status message. */
  arrived: string;
  add: (files: Iterable<File>) => void;
  again: (id: number) => void;
  drop: (id: number) => void;
}

/** How long a closed form, in which nobody can press "Try again", waits for the connection. */
const RETRY_MS = 5_000;

/** Error statuses that are about the file. Others may be overcome by a retry: a proxy answers 404 while the server restarts. */
const REFUSALS = new Set([400, 413, 415, 422]);

/**
 * Uploads pictures one after another. A failure does not stop the others, and uploads continue after the form is closed.
 * @param onDone called for each finished upload, possibly after the component has unmounted
 */
export function useUploads(onDone: (picture: DeskPicture) => void): Uploads {
  const client = useQueryClient();
  // Also as a ref: a form that is hidden while the next page loads is not rendered again before it is closed.
  const latest = useRef<(Upload & { file: File })[]>([]);
  const [uploads, setUploads] = useState(latest.current);
  const [arrived, setArrived] = useState('');
  const last = useRef(0);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const done = useRef(onDone);
  const isOpen = useRef(true);
  useEffect(() => {
    done.current = onDone;
  });

  const keep = (next: typeof latest.current) => {
    latest.current = next;
    setUploads(next);
  };
  const change = (id: number, state: Upload['state']) =>
    keep(latest.current.map((one) => (one.id === id ? { ...one, state } : one)));
  const drop = (id: number) => {
    const gone = latest.current.find((one) => one.id === id);
    if (gone) URL.revokeObjectURL(gone.address);
    keep(latest.current.filter((one) => one.id !== id));
  };
  const send = async (id: number, name: string, file: File) => {
    if (file.size > MOST_PICTURE_BYTES) {
      change(id, { status: 'failed', reason: words.failed.size, isRefused: true });
      return;
    }
    change(id, { status: 'sending', progress: 0 });
    try {
      const picture = await uploadPicture(file, name, (progress) =>
        change(id, { status: 'sending', progress }),
      );
      void client.invalidateQueries(picturesQuery);
      drop(id);
      setArrived(words.arrived(name));
      done.current(picture);
    } catch (error) {
      const isRefused = error instanceof DeskError && REFUSALS.has(error.status);
      const reason = reasonOf(error);
      if (isOpen.current) return change(id, { status: 'failed', reason, isRefused });
      if (isRefused) return showToast({ tone: 'error', title: words.notTaken(name), note: reason });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await send(id, name, file);
    }
  };
  const queue = (id: number, name: string, file: File) => {
    change(id, { status: 'queued' });
    turn.current = turn.current.then(() => send(id, name, file)).finally(warnBeforeLeaving());
  };
  const retryAfterClosing = useEffectEvent(() => {
    for (const { id, name, file, state } of latest.current)
      if (state.status === 'failed' && !state.isRefused) queue(id, name, file);
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      retryAfterClosing();
    };
  }, []);
  const isLacking = uploads.some(({ state }) => state.status === 'failed' && !state.isRefused);
  useEffect(() => (isLacking ? warnBeforeLeaving() : undefined), [isLacking]);
  return {
    uploads,
    arrived,
    add(files) {
      for (const file of files) {
        last.current += 1;
        const id = last.current;
        const name = file.name || words.pasted;
        const upload = {
          id,
          name,
          file,
          address: URL.createObjectURL(file),
          state: { status: 'queued' } as const,
        };
        keep([...latest.current, upload]);
        queue(id, name, file);
      }
    },
    again(id) {
      const upload = uploads.find((one) => one.id === id);
      if (upload) queue(id, upload.name, upload.file);
    },
    drop,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof DeskError)) return words.failed.offline;
  return (error.body as { detail?: string } | null)?.detail ?? words.failed.unknown;
}
