import { useQueryClient } from '@tanstack/react-query';
import { frameWords } from '#content/desk/frame.ts';
import { DeskError, fieldProblems } from '../api/desk-client.ts';
import { showToast } from '../session/toasts.ts';
import { explainSignIn } from '../sign-in/explain-sign-in.ts';
import { useProof } from '../sign-in/proof.tsx';

/** Runs a settings change: reauthenticates if needed, shows the result, and refetches. */
export function useSettingsCall(keys: readonly string[]) {
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const fetchAgain = async (key: string) => {
    // Cancels a running first fetch, whose response may predate the change; invalidating alone would wait for it.
    await client.cancelQueries({ queryKey: [key] });
    await client.invalidateQueries({ queryKey: [key] });
  };
  /** @param refused the message if the server rejects the change or the browser fails, or shows rejected fields itself */
  const call = async (
    act: () => Promise<unknown>,
    done: string,
    refused: string | ((problems: Record<string, string>) => void) = frameWords.unsaved,
  ): Promise<boolean> => {
    let isDone = false;
    try {
      isDone = await withProof(act);
      if (isDone) showToast({ tone: 'success', title: done });
    } catch (error) {
      const problems = fieldProblems(error);
      if (typeof refused === 'string') showToast({ tone: 'error', title: explain(error, refused) });
      else if (Object.keys(problems).length > 0) refused(problems);
      else showToast({ tone: 'error', title: explain(error, frameWords.unsaved) });
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
