import { useRef } from 'react';
import { moveItem } from './reorder.tsx';

/** Gives list items stable keys, so that a field keeps its focus when its item moves. */
export function useItems<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < items.length) {
    last.current += 1;
    keys.current.push(last.current);
  }
  if (keys.current.length > items.length) keys.current.length = items.length;
  return {
    keyOf: (index: number) => keys.current[index],
    move: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to);
      onChange(moveItem(items, from, to));
    },
    remove: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1);
      onChange(items.toSpliced(index, 1));
    },
  };
}
