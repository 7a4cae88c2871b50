import { useEffect, useRef, useState } from 'react';
import { importWords as words } from '#content/desk/content-imports.ts';
import type { Mark } from '#domain/desk/content.ts';
import type { ContentImport, MarkedPlace } from '#domain/desk/content-imports.ts';
import { MarkNote } from '../../wording/mark-note.tsx';
import styles from './import-page.module.css';

/** Further marks are only counted: a feed full of them has to be fixed at its source. */
const MOST_NOTES = 50;

interface ImportMarksProps {
  read: ContentImport;
  onUse: (place: MarkedPlace) => void;
  /** Called when the last note, which had the focus, is gone. */
  onNone: () => void;
}

/** The phrases in a file that the Fair Housing Act may forbid, by home, each with a suggested replacement. */
export function ImportMarks({ read, onUse, onNone }: ImportMarksProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const notes = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const all = marksOf(read);
  const marks = all.filter(({ key }) => !kept.has(key));
  // The pressed button disappears with its note.
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    const next = notes.current?.querySelector('button');
    if (next) next.focus();
    else onNone();
  }, [marks.length]);
  if (all.length === 0) return null;
  return (
    <section ref={notes} className={styles.marks} aria-labelledby="import-marks">
      <h2 id="import-marks">{words.marks.title(all.length)}</h2>
      <p>{words.marks.note}</p>
      {[...Map.groupBy(marks.slice(0, MOST_NOTES), ({ id }) => id)].map(([id, ofHome]) => (
        <div key={id}>
          <h3>{ofHome[0]?.title}</h3>
          {ofHome.map(({ key, mark }) => (
            <MarkNote
              key={key}
              mark={mark}
              onUse={() => {
                wasPressed.current = true;
                onUse({ id, field: mark.field, start: mark.start, phrase: mark.phrase });
              }}
              onKeep={() => {
                wasPressed.current = true;
                setKept((before) => new Set(before).add(key));
              }}
            />
          ))}
        </div>
      ))}
      {marks.length > MOST_NOTES && <p>{words.marks.more(marks.length - MOST_NOTES)}</p>}
      {marks.length < all.length && <p>{words.marks.kept(all.length - marks.length)}</p>}
    </section>
  );
}

interface MarkOfHome {
  key: string;
  id: string;
  /** The home's title. */
  title: string;
  mark: Mark;
}

/** All marks with their homes. */
export function marksOf({ changes }: ContentImport): MarkOfHome[] {
  return changes.flatMap(({ id, title, marks }) =>
    marks.map((mark) => ({ key: `${id} ${mark.field} ${mark.phrase} ${mark.nth}`, id, title, mark })),
  );
}
