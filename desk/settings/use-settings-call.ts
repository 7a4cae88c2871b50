import { useQueryClient } from '@tanstack/react-query';
import { frameWords } from '#content/desk/frame.ts';
import { DeskError, hasStatus } from '../api/desk-client.ts';
import { showToast } from '../session/toasts.ts';
import { useProof } from '../sign-in/proof.tsx';

/** Changes something in Settings: asks who it is where that is due, says how it went, and fetches again. */
export function useSettingsCall(keys: readonly string[]) {
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const call = async (act: () => Promise<unknown>, done: string, refused?: string): Promise<boolean> => {
    let isDone = false;
    try {
      isDone = await withProof(act);
      if (isDone) showToast({ tone: 'success', title: done });
    } catch (error) {
      const isRefusal = error instanceof DeskError && error.status < 500 && !hasStatus(error, 403);
      const title = hasStatus(error, 403) ? frameWords.forbidden : frameWords.unsaved;
      showToast({ tone: 'error', title: isRefusal && refused ? refused : title });
    }
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
    return isDone;
  };
  return { call, dialog };
}
