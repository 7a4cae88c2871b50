import { compareTray } from '#content/compare.ts';
import { Button } from '../ui/button.tsx';
import { TextButton } from '../ui/text-link.tsx';
import styles from './compare-tray.module.css';
import type { Keeping } from './use-comparison.ts';
import { useTrayHeight } from './use-tray-height.ts';

interface CompareTrayProps {
  count: number;
  /** No further home can be ticked. */
  isFull: boolean;
  keeping: Keeping;
  onClear: () => void;
}

/** The bar that leads to the comparison: bottom center, on a phone from edge to edge. */
export function CompareTray({ count, isFull, keeping, onClear }: CompareTrayProps) {
  const tray = useTrayHeight();
  const isComparing = keeping === 'going';
  return (
    <div className={styles.tray} ref={tray} data-tray="">
      <p className={styles.count}>
        {compareTray.ticked(count)}
        {isFull && `, ${compareTray.most}`}
      </p>
      <TextButton onClick={onClear}>{compareTray.clear}</TextButton>
      {/* A disabled button would lose focus for good, and a failure is to be tried again from here. */}
      <Button type="submit" aria-disabled={isComparing}>
        {isComparing ? compareTray.comparing : compareTray.compare(count)}
      </Button>
      {keeping === 'failed' && (
        <p className={styles.failure} role="alert">
          {compareTray.failure}
        </p>
      )}
    </div>
  );
}
