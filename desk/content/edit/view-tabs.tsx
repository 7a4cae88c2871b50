import { editorWords as words } from '#content/desk/content-editor.ts';
import styles from './view-tabs.module.css';

export type EditorView = 'write' | 'preview' | 'history';

const VIEWS = ['write', 'preview', 'history'] as const;

/** Tabs that switch between form, preview and history where they do not fit side by side. */
export function ViewTabs({ view, onView }: { view: EditorView; onView: (view: EditorView) => void }) {
  return (
    <div className={styles.tabs} role="tablist" aria-label={words.views}>
      {VIEWS.map((one, index) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={one === view}
          tabIndex={one === view ? 0 : -1}
          onClick={() => onView(one)}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            const next = step && VIEWS[(index + step + VIEWS.length) % VIEWS.length];
            if (!next) return;
            onView(next);
            const tabs = event.currentTarget.parentElement?.children;
            (tabs?.[VIEWS.indexOf(next)] as HTMLElement | undefined)?.focus();
          }}
        >
          {words.view[one]}
        </button>
      ))}
    </div>
  );
}
