import styles from './field-control.module.css';
import type { FieldProps } from './field-frame.tsx';
import { fieldWiring } from './field-wiring.ts';

/** Parts the props of a field: what its frame takes, and what its control takes, tied together. */
export function fieldParts<Props extends FieldProps>(props: Props) {
  const { name, prefix, label, required, optionalWord, hint, error, ...rest } = props;
  const wiring = fieldWiring({ name, prefix, required, hint, error });
  return {
    frame: { wiring, label, required, optionalWord, hint, error },
    control: { className: styles.control, ...rest, ...wiring.control },
  };
}
