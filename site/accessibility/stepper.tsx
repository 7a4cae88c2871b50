import { accessibilityPanel as words } from '#content/accessibility.ts';
import { RoundButton } from '../ui/round-button.tsx';
import { type FONT_SIZE, nextStep } from './accessibility-settings.ts';
import styles from './stepper.module.css';

interface StepperProps {
  /** The name of the setting, for the labels of the buttons. */
  setting: string;
  /** Percent. */
  value: number;
  range: typeof FONT_SIZE;
  onChange: (value: number) => void;
}

/**
 * A percentage between two buttons. At a limit the button is aria-disabled instead of disabled, so that it keeps
 * keyboard focus.
 */
export function Stepper({ setting, value, range, onChange }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <RoundButton
        icon="minus"
        label={words.decrease(setting)}
        className={styles.step}
        aria-disabled={value <= range.min}
        onClick={() => onChange(nextStep(value, range, -1))}
      />
      <output className={styles.value}>{`${value}%`}</output>
      <RoundButton
        icon="plus"
        label={words.increase(setting)}
        className={styles.step}
        aria-disabled={value >= range.max}
        onClick={() => onChange(nextStep(value, range, 1))}
      />
    </div>
  );
}
