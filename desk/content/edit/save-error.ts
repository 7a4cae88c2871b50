import { editorWords } from '#content/desk/content-editor.ts';
import { showToast, showUnsavedToast } from '../../session/toasts.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Shows why the text was not saved: in a toast, or by `onConflict`. */
export function showSaveError(saver: DraftSaver, onConflict: () => void): void {
  const { state } = saver.get();
  const { unfit } = editorWords;
  if (state.status === 'conflict') onConflict();
  else if (state.status !== 'rejected') showUnsavedToast();
  else showToast({ tone: 'error', title: unfit.title(state.errors.length), note: unfit.note });
}
