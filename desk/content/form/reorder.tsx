import { useState } from 'react';
import { listWords as words } from '#content/desk/content-editor.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './reorder.module.css';
import { useDragOver } from './use-drag-over.ts';

/** Moves an item of a list to another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

interface HandleProps {
  label: string;
  place: number;
  count: number;
  /** Called with the new place; the list must reorder at once, so that the handle keeps focus. */
  onMove: (to: number) => void;
}

/** Moves a list item by dragging, with the arrow keys, or up with a button, for whom dragging is difficult (WCAG 2.5.7). */
export function MoveHandle({ label, place, count, onMove }: HandleProps) {
  const [said, setSaid] = useState('');
  const move = (to: number) => {
    if (to < 0 || to >= count || to === place) return;
    onMove(to);
    setSaid(words.moved(to + 1, count));
  };
  const { isDragged, start } = useDragOver(move);
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={styles.handle}
        aria-label={words.move(label, place + 1)}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
          if (!step) return;
          event.preventDefault();
          move(place + step);
        }}
        data-dragged={isDragged || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start(event);
        }}
      >
        <Icon name="move" />
      </button>
      <button
        type="button"
        className={styles.up}
        aria-label={words.moveUp(label, place + 1)}
        aria-disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <Icon name="up" />
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** Takes an item out of a list. */
export function RemoveButton({
  label,
  place,
  onRemove,
}: {
  label: string;
  place: number;
  onRemove: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={words.remove(label, place + 1)}
      data-remove
      onClick={({ currentTarget }) => {
        const list = currentTarget.closest('ol');
        onRemove();
        // The pressed button disappears with its item.
        requestAnimationFrame(() => nextButton(list, place)?.focus());
      }}
    >
      <Icon name="close" />
    </button>
  );
}

/** The remove button of the item now at `place`, or else the add button. */
function nextButton(list: Element | null, place: number): HTMLElement | null | undefined {
  const item = list?.children[place] ?? list?.lastElementChild;
  if (!item) return list?.parentElement?.querySelector('button');
  // Nested lists inside the item have remove buttons, too; the item's own is the last.
  return [...item.querySelectorAll<HTMLElement>('[data-remove]')].at(-1);
}
