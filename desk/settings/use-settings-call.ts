import { useQueryClient } from '@tanstack/react-query';
import { frameWords } from '#content/desk/frame.ts';
import { DeskError, fieldProblems } from '../api/desk-client.ts';
import { showToast } from '../session/toasts.ts';
import { explainSignIn } from '../sign-in/explain-sign-in.ts';
import { useProof } from '../sign-in/proof.tsx';

/** Changes something in Settings: asks who it is where that is due, says how it went, and fetches again. */
export function useSettingsCall(keys: readonly string[]) {
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const fetchAgain = async (key: string) => {
    // A first answer that is still on its way may be older than the change; invalidating alone would wait for it.
    await client.cancelQueries({ queryKey: [key] });
    await client.invalidateQueries({ queryKey: [key] });
  };
  /** @param refused what is said when the desk as it is does not allow it, or the browser does not do it */
  const call = async (act: () => Promise<unknown>, done: string, refused?: string): Promise<boolean> => {
    let isDone = false;
    try {
      isDone = await withProof(act);
      if (isDone) showToast({ tone: 'success', title: done });
    } catch (error) {
      showToast({ tone: 'error', title: explain(error, refused ?? frameWords.unsaved) });
    }
    await Promise.all(keys.map(fetchAgain));
    return isDone;
  };
  return { call, dialog };
}

function explain(error: unknown, refused: string): string {
  if (error instanceof TypeError || (error instanceof DeskError && error.status >= 500))
    return frameWords.unsaved;
  if (error instanceof DeskError) {
    if (error.status === 403) return frameWords.forbidden;
    if (error.status === 404) return frameWords.gone;
  }
  return Object.values(fieldProblems(error))[0] ?? explainSignIn(error, refused);
}
