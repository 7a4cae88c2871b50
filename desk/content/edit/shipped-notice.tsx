import { siteWords } from '#content/desk/content-editor.ts';
import type { ContentDraft } from '#domain/desk/content.ts';
import { Difference } from './difference.tsx';
import styles from './shipped-notice.module.css';

/** Says that an upgrade changed the built-in text of an edited record. */
export function ShippedNotice({ draft }: { draft: ContentDraft }) {
  const words = siteWords.shipped;
  return (
    <div className={styles.notice} role="note">
      <p>
        <strong>{words.title}</strong> {words.note}
      </p>
      <details>
        <summary>{words.difference}</summary>
        <Difference changes={draft.shipped?.difference ?? []} texts={words.texts} />
      </details>
    </div>
  );
}
