import styles from './field-control.module.css';
import type { FieldProps } from './field-frame.tsx';
import { fieldWiring } from './field-wiring.ts';

/** Splits the props of a field into those of its frame and those of its control, with matching ids. */
export function fieldParts<Props extends FieldProps>(props: Props) {
  const { name, prefix, label, required, optionalWord, hint, error, ...rest } = props;
  const wiring = fieldWiring({ name, prefix, required, hint, error });
  return {
    frame: { wiring, label, required, optionalWord, hint, error },
    control: { className: styles.control, ...rest, ...wiring.control },
  };
}
