/** What every field of a form has in common. All words come from the caller. */
export interface FieldBasics {
  /** The entity's field, sent under this name. */
  name: string;
  /** Told apart from other forms on the page: the id is "{prefix}-{name}". */
  prefix?: string | undefined;
  required?: boolean | undefined;
  hint?: string | undefined;
  /** What to do about the value, for example "Enter your last name." Its presence marks the field as wrong. */
  error?: string | undefined;
}

export interface FieldWiring {
  hintId: string;
  errorId: string;
  /** Attributes that tie the control to its label, hint and error. */
  control: {
    id: string;
    name: string;
    required: boolean | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Ids and ARIA attributes of one field: the error is read out before the hint. */
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

/** The id of a control, as labels and the error summary point at it. */
export function fieldId(name: string, prefix?: string): string {
  return prefix ? `${prefix}-${name}` : name;
}
