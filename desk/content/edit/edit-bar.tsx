import { Link } from '@tanstack/react-router';
import { contentWords, kindWords } from '#content/desk/content.ts';
import { editorWords as words } from '#content/desk/content-editor.ts';
import type { ContentDraft, ContentKind } from '#domain/desk/content.ts';
import { IS_MAC } from '../../frame/is-mac.ts';
import { useNow } from '../../frame/use-now.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StateMark } from '../lists/state-mark.tsx';
import { readableTime } from '../readable-time.ts';
import styles from './edit-bar.module.css';
import { isBlocked, type SaveState } from './save-state.ts';

interface Actions {
  onSave: () => void;
  onPublish: () => void;
  isPublishing: boolean;
}

interface EditBarProps {
  kind: ContentKind;
  draft: ContentDraft | null;
  state: SaveState;
  /** Missing on screens with tabs for this. */
  onShow: ((view: 'preview' | 'history') => void) | undefined;
  /** Missing on a phone, where `ThumbBar` has them. */
  actions: Actions | undefined;
}

/** The back link, the save state and the actions. */
export function EditBar({ kind, draft, state, onShow, actions }: EditBarProps) {
  const now = useNow();
  return (
    <div className={styles.bar} data-held-back={isBlocked(state) || undefined}>
      <Link className={buttonClass('icon')} to="/content/$kind" params={{ kind }} aria-label={words.back}>
        <Icon name="back" />
      </Link>
      <div>
        <div className={styles.trail}>
          <h1>{contentWords.title}</h1>
          <span>{words.trail(kindWords[kind].title)}</span>
        </div>
        <p role="status">
          <StateMark state={state.status === 'saved' ? (draft?.state ?? 'new') : 'draft'}>
            {describeState(state, draft, now)}
          </StateMark>
        </p>
      </div>
      {draft?.preview && draft.published && (
        <NewTabLink className={`${buttonClass('link')} ${styles.see}`} href={publicPage(draft.preview.url)}>
          {words.seeIt}
        </NewTabLink>
      )}
      <div className={styles.actions}>
        {onShow && (
          <>
            {draft && <Button onClick={() => onShow('history')}>{words.history}</Button>}
            <Button onClick={() => onShow('preview')}>{words.preview}</Button>
          </>
        )}
        {actions && <SaveAndPublish {...actions} />}
      </div>
    </div>
  );
}

/** The main actions, at the bottom of a phone's screen. */
export function ThumbBar(actions: Actions) {
  return (
    <div className={styles.thumb} data-own-bar>
      <SaveAndPublish {...actions} />
    </div>
  );
}

function SaveAndPublish({ onSave, onPublish, isPublishing }: Actions) {
  return (
    <>
      <Button onClick={onSave}>
        {words.save}
        <span aria-hidden="true">
          <kbd>{IS_MAC ? words.saveKeys.mac : words.saveKeys.other}</kbd>
        </span>
      </Button>
      <Button look="solid" aria-disabled={isPublishing} onClick={onPublish}>
        {isPublishing ? words.publishing : words.publish}
      </Button>
    </>
  );
}

/** The public page of a preview URL. */
function publicPage(preview: string): string {
  const { pathname, hash } = new URL(preview, location.origin);
  return pathname + hash;
}

/** The save state in words. */
function describeState(state: SaveState, draft: ContentDraft | null, now: number): string {
  const { saved } = words;
  switch (state.status) {
    case 'saved':
      break;
    case 'rejected':
      return saved.rejected(state.errors.length);
    default:
      return saved[state.status];
  }
  if (!draft) return saved.new;
  if (draft.state === 'published') return saved.published;
  if (draft.state === 'scheduled') return saved.scheduled(readableTime(draft.publishAt ?? '', now));
  if (draft.state === 'unpublished' && draft.difference.length === 0) return saved.unpublished;
  return saved.draft(readableTime(draft.updatedAt, now));
}
