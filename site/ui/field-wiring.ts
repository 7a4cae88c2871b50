/** The props that all form fields share. All text comes from the caller. */
export interface FieldBasics {
  /** The name under which the value is sent. */
  name: string;
  /** Distinguishes forms on the same page: the id is "{prefix}-{name}". */
  prefix: string;
  required?: boolean | undefined;
  hint?: string | undefined;
  /** How to fix the value, such as "Enter your last name." If present, the field is marked as invalid. */
  error?: string | undefined;
}

export interface FieldWiring {
  hintId: string;
  errorId: string;
  /** Attributes that connect the control to its label, hint and error. */
  control: {
    id: string;
    name: string;
    required: boolean | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Ids and ARIA attributes of a field: the error is read out before the hint. */
export function fieldWiring({ name, prefix, required, hint, error }: FieldBasics): FieldWiring {
  const id = fieldId(name, prefix);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    hintId,
    errorId,
    control: {
      id,
      name,
      required: required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** The id of a control, used by labels and the error summary. */
export function fieldId(name: string, prefix: string): string {
  return `${prefix}-${name}`;
}
