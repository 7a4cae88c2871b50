import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Dragging this near the window's top or bottom, where bars cover the page, scrolls it. */
const EDGE_PX = 120;
const SCROLL_PX_A_FRAME = 10;

/**
 * Follows a pointer from pointerdown to pointerup and reports which list index it is over. Listens on the document, because an
 * item that is moved in the DOM loses pointer capture.
 */
export function useDragOver(onOver: (place: number) => void) {
  const [isDragged, setDragged] = useState(false);
  // The list, and so the callback, changes during the drag.
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), []);

  const start = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const list = currentTarget.closest('[data-reorder]');
    const ended = new AbortController();
    const { signal } = ended;
    let at = { clientX, clientY };
    let hasMoved = false;
    const placeAt = (y: number) => {
      const place = document.elementFromPoint(at.clientX, y)?.closest('[data-place]');
      return place && list?.contains(place) ? place.getAttribute('data-place') : null;
    };
    const look = () => {
      // Over a bar, uses the item next to the bar.
      const beside = Math.min(Math.max(at.clientY, EDGE_PX), innerHeight - EDGE_PX);
      const place = placeAt(at.clientY) ?? placeAt(beside);
      if (place !== null) over.current(Number(place));
    };
    const scroll = () => {
      if (signal.aborted) return;
      const isAbove = at.clientY < EDGE_PX;
      if (isAbove || at.clientY > innerHeight - EDGE_PX) {
        scrollBy(0, isAbove ? -SCROLL_PX_A_FRAME : SCROLL_PX_A_FRAME);
        look();
      }
      requestAnimationFrame(scroll);
    };
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      // A press near an edge does not scroll until the pointer moves.
      if (!hasMoved) requestAnimationFrame(scroll);
      hasMoved = true;
      at = event;
      look();
    };
    const lift = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      ended.abort();
      setDragged(false);
    };
    end.current = ended;
    setDragged(true);
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', lift, { signal });
    document.addEventListener('pointercancel', lift, { signal });
  };
  return { isDragged, start };
}
