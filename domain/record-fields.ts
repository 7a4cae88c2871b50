import * as v from 'valibot';

// What the fields of the site's records are made of. Limits are generous: they keep out what cannot be meant.

/** One line that must not be empty. */
export const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

/** One line that may be empty. */
export const optionalLine = v.pipe(v.string(), v.maxLength(300));

/** Some paragraphs. */
export const prose = v.pipe(v.string(), v.minLength(1), v.maxLength(20_000));

/** The last part of an address: "plaza-midwood". */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(100));

/** Name of a picture in content/pictures, the address of an uploaded one, or an absolute https address. */
export const picture = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));

export const wholeNumber = v.pipe(v.number(), v.integer());

/** Not negative. */
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12));

/** 0 to 100, as walk scores are. */
export const score = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** "2026-11-01" */
export const day = v.pipe(v.string(), v.isoDate());

export const lines = v.array(line);

/** What a form says about a field, beside the rules of its schema. */
export interface FieldNotes {
  label: string;
  /** One sentence below the field. */
  help?: string;
  /** Where visitors see it: "The card on the home page". */
  shows?: string;
  /** How it is entered, where the type does not say. */
  widget?: FieldWidget;
  /** Words to choose from, where the schema itself takes any. */
  options?: readonly string[];
  /** Set by the server alone; no form shows it. */
  isManaged?: boolean;
  /** Chosen when the record is new and never changed. */
  isFixed?: boolean;
  /** Of pictures: the field that says what they show. */
  alt?: string;
  /** A draft may lack it; what is on the site may not. */
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

/** A field as a form shows it. Forms list fields in the order of their schema. */
export function field<S extends v.GenericSchema>(schema: S, notes: FieldNotes): S {
  return v.pipe(schema, v.metadata({ ...notes })) as unknown as S;
}

/** What a picture shows, or by their addresses what several show; entered beside them. */
export function altField<S extends v.GenericSchema>(schema: S): S {
  return field(schema, {
    label: 'What the picture shows',
    help: 'For people who cannot see it: “A brick bungalow behind a willow oak”.',
    shows: 'Read aloud in place of the picture, and by search engines',
    widget: 'alt',
  });
}

/** A field that the server sets. */
export function managed<S extends v.GenericSchema>(schema: S): S {
  return field(schema, { label: '', isManaged: true });
}

/** The fields that a record must have before the site shows it. */
export function neededFields<Name extends string>(entries: Record<Name, v.GenericSchema>): Name[] {
  return (Object.keys(entries) as Name[]).filter(
    (name) => (v.getMetadata(entries[name]) as Partial<FieldNotes>).isNeeded,
  );
}
