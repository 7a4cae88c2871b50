import type { MouseEvent } from 'react';
import { compareTray } from '#content/compare.ts';
import { Button } from '../ui/button.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './compare-tray.module.css';
import type { SaveState } from './use-comparison.ts';
import { useTrayHeight } from './use-tray-height.ts';

interface CompareTrayProps {
  count: number;
  /** No more homes can be checked. */
  isFull: boolean;
  saveState: SaveState;
  onClear: (event: MouseEvent) => void;
}

/** The bar with the Compare button: bottom center, full width on a phone. */
export function CompareTray({ count, isFull, saveState, onClear }: CompareTrayProps) {
  const tray = useTrayHeight();
  const isComparing = saveState === 'going';
  return (
    <div className={styles.tray} ref={tray} data-tray="">
      <p className={styles.count}>
        {/* One text: React could not update several in a page that the browser has translated. */}
        {isFull ? `${compareTray.ticked(count)}, ${compareTray.most}` : compareTray.ticked(count)}
      </p>
      <TextButton onClick={onClear}>{compareTray.clear}</TextButton>
      {/* A disabled button would lose focus for good, and after a failure it is needed for another try. */}
      <Button type="submit" aria-disabled={isComparing}>
        {isComparing ? compareTray.comparing : compareTray.compare(count)}
      </Button>
      {saveState === 'failed' && (
        <p className={styles.failure} role="alert">
          {compareTray.failure}
        </p>
      )}
    </div>
  );
}
