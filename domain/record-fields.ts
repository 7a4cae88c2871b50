import * as v from 'valibot';

// The field types of the site's records. Limits are generous: they only reject what cannot be intended.

/** One line that must not be empty. */
export const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

/** One line that may be empty. */
export const optionalLine = v.pipe(v.string(), v.maxLength(300));

/** A few paragraphs. */
export const prose = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000));

/** The last segment of a URL path: "plaza-midwood". */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(100));

/** The name of a picture in content/pictures, the address of an uploaded one, or an absolute https address. */
export const picture = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));

export const wholeNumber = v.pipe(v.number(), v.integer());

/** Not negative. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12));

/** 0 to 100, like walk scores. */
export const score = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** "2026-11-01" */
export const day = v.pipe(v.string(), v.isoDate());

export const lines = v.array(line);

/** A field's metadata for forms, beside the rules of its schema. */
export interface FieldNotes {
  label: string;
  /** One sentence below the field. */
  help?: string;
  /** Where visitors see the value: "The card on the home page". */
  shows?: string;
  /** The input widget, if the type does not imply it. */
  widget?: FieldWidget;
  /** Suggested values, if the schema itself takes any. */
  options?: readonly string[];
  /** Set only by the server; no form shows it. */
  isManaged?: boolean;
  /** Set when the record is created and never changed. */
  isFixed?: boolean;
  /** For pictures: the name of the alt text field. */
  alt?: string;
  /** A draft may lack it; a published record may not. */
  isNeeded?: boolean;
}

export type FieldWidget =
  | 'line'
  | 'paragraphs'
  | 'article'
  | 'picture'
  | 'pictures'
  | 'alt'
  | 'date'
  | 'moment'
  | 'money'
  | 'lines'
  | 'named'
  | 'areas'
  | 'pages';

/** A field with its form metadata. Forms list fields in the order of their schema. */
export function field<S extends v.GenericSchema>(schema: S, notes: FieldNotes): S {
  return v.pipe(schema, v.metadata({ ...notes })) as unknown as S;
}

/** The alt text of a picture, or a map from address to alt text; edited beside the pictures. */
export function altField<S extends v.GenericSchema>(schema: S): S {
  return field(schema, {
    label: 'What the picture shows',
    help: 'For people who cannot see it: “A brick bungalow behind a willow oak”.',
    shows: 'Read aloud in place of the picture, and by search engines',
    widget: 'alt',
  });
}

/** A field that only the server sets. */
export function managed<S extends v.GenericSchema>(schema: S): S {
  return field(schema, { label: '', isManaged: true });
}

/** The fields that a record must have before it can be published. */
export function neededFields<Name extends string>(entries: Record<Name, v.GenericSchema>): Name[] {
  return (Object.keys(entries) as Name[]).filter(
    (name) => (v.getMetadata(entries[name]) as Partial<FieldNotes>).isNeeded,
  );
}
