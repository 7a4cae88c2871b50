import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { DeskError, hasStatus } from '../api/desk-client.ts';
import { removeEntry } from '../api/lead-calls.ts';
import { leadQuery } from '../api/queries.ts';
import { useDraft, withRestored } from '../session/drafts.ts';
import { showToast } from '../session/toasts.ts';

const RETRY_MS = 5_000;

/** The texts about which this page asks the server already. */
const asking = new Set<string>();

/** The ids of entries whose text is in its field again: pressing Undo once more must not add it a second time. */
const restored = new Set<string>();

interface TakeBackOptions {
  leadId: string;
  kind: 'notes' | 'replies';
  /** Changes the text of the field. */
  change: (to: (now: string) => string) => void;
  /** Shown when a lost response turns out to have been a success. */
  lateNews: string;
}

/**
 * Undoes a note or reply: removes it, and puts its text back into its field. Until the server says whether it is removed, the
 * text is stored like a draft: if only the response was lost, it is nowhere else.
 * @returns a function that throws what the request throws
 */
export function useTakeBack({ leadId, kind, change, lateNews }: TakeBackOptions) {
  const client = useQueryClient();
  const [stored, changeStored] = useDraft(`${leadId}:undone-${kind}`);

  /** @returns whether the text is back, now and not by an earlier call */
  const settle = (undone: string, isRemoved: boolean): boolean => {
    let isOpen = false;
    changeStored((now) => {
      isOpen = undoneIn(now).includes(undone);
      return undoneIn(now)
        .filter((one) => one !== undone)
        .join('\n\n');
    });
    asking.delete(undone);
    if (!isOpen || !isRemoved) return false;
    const { id, text } = readUndone(undone);
    restored.add(id);
    change(withRestored(text));
    return true;
  };

  const settleLater = async (undone: string) => {
    try {
      const { timeline } = await client.fetchQuery({ ...leadQuery(leadId), staleTime: 0 });
      const isRemoved = !timeline.some(({ id }) => id === readUndone(undone).id);
      if (settle(undone, isRemoved)) showToast({ tone: 'success', title: lateNews });
    } catch (error) {
      // An erased lead takes its drafts along.
      if (!hasStatus(error, 404)) setTimeout(() => void settleLater(undone), RETRY_MS);
    }
  };

  const settleStored = useEffectEvent(() => {
    for (const undone of undoneIn(stored)) {
      if (asking.has(undone)) continue;
      asking.add(undone);
      void settleLater(undone);
    }
  });
  useEffect(() => settleStored(), [stored]);

  return async (entryId: string, text: string): Promise<void> => {
    if (restored.has(entryId)) return;
    const undone = JSON.stringify({ id: entryId, text });
    asking.add(undone);
    changeStored(withRestored(undone));
    try {
      await removeEntry(leadId, kind, entryId);
      settle(undone, true);
    } catch (error) {
      if (error instanceof DeskError && error.status < 500) settle(undone, false);
      else void settleLater(undone);
      throw error;
    }
  };
}

/** The entries in a stored text: each is a line of JSON, followed by an empty line. */
const undoneIn = (stored: string): string[] => stored.split('\n').filter((line) => line !== '');

const readUndone = (undone: string): { id: string; text: string } => JSON.parse(undone);
