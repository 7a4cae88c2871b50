import * as v from 'valibot';
import type { FieldNotes, FieldWidget } from '../record-fields.ts';
import { type RecordKind, recordSchema } from './record-kinds.ts';

/** A form field, derived from the schema that validates it. */
export interface FormField extends Pick<FieldNotes, 'label' | 'help' | 'shows' | 'isFixed' | 'alt'> {
  name: string;
  widget: FormWidget;
  /** The type of its value: 'string', 'number', 'boolean', 'array' or 'object'. */
  holds: string;
  /** It may be `null` or absent. */
  isOptional: boolean;
  /** What the record stores for an empty field. */
  empty: null | undefined | '';
  longest?: number;
  least?: number;
  most?: number;
  options?: readonly string[];
  /** The fields of a group, or of each item of a list or map of groups. */
  fields?: FormField[];
}

export type FormWidget = FieldWidget | 'number' | 'switch' | 'choice' | 'group' | 'groups';

/** The form fields of a kind, in the order of its schema, without those that the server sets. */
export function recordForm(kind: RecordKind): FormField[] {
  return fieldsOf(recordSchema(kind) as unknown as Described);
}

/** Fields that the server sets: values from clients are ignored. */
export function managedFields(kind: RecordKind): Set<string> {
  const { entries = {} } = recordSchema(kind) as unknown as Described;
  return new Set(Object.entries(entries).flatMap(([name, of]) => (notesOf(of).isManaged ? [name] : [])));
}

/** Fields that are set when a record is created and never change. */
export function fixedFields(kind: RecordKind): string[] {
  return recordForm(kind).flatMap(({ name, isFixed }) => (isFixed ? [name] : []));
}

/** The parts of a Valibot schema of any type that this file reads. */
interface Described {
  type: string;
  wrapped?: Described;
  entries?: Record<string, Described>;
  item?: Described;
  /** For a record schema: the schema of its values. */
  value?: Described;
  options?: readonly string[];
  literal?: string;
  pipe?: readonly Step[];
}

/** A validation, or a nested schema with validations of its own. */
interface Step {
  type: string;
  requirement?: unknown;
  pipe?: readonly Step[];
}

const OPTIONAL = new Set(['nullable', 'optional', 'exact_optional']);

function fieldsOf(schema: Described): FormField[] {
  return Object.entries(schema.entries ?? {}).flatMap(([name, of]) => {
    const notes = notesOf(of);
    return notes.isManaged ? [] : [formField(name, of, notes)];
  });
}

function formField(name: string, schema: Described, notes: FieldNotes): FormField {
  const isOptional = OPTIONAL.has(schema.type);
  const core = unwrapped(schema);
  const { label, help, shows, isFixed, alt, isNeeded } = notes;
  const options = notes.options ?? core.options ?? (core.literal === undefined ? undefined : [core.literal]);
  const rule = (type: string) => requirement(core, type);
  const longest = rule('max_length');
  const least = rule('min_value');
  const most = rule('max_value');
  const inner = core.item ?? core.value ?? core;
  const group = unwrapped(inner).entries ? inner : null;
  return {
    name,
    label,
    widget: notes.widget ?? widgetOf(core, options),
    holds: core.type,
    isOptional:
      !isNeeded && (isOptional || (core.type === 'string' && v.is(schema as unknown as v.GenericSchema, ''))),
    empty: isOptional ? emptyOf(schema) : core.type === 'string' ? '' : undefined,
    ...(help && { help }),
    ...(shows && { shows }),
    ...(isFixed && { isFixed }),
    ...(alt && { alt }),
    ...(options && { options }),
    ...(longest !== undefined && { longest }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(group && { fields: fieldsOf(unwrapped(group)) }),
  };
}

function widgetOf(core: Described, options: readonly string[] | undefined): FormWidget {
  if (options) return 'choice';
  switch (core.type) {
    case 'boolean':
      return 'switch';
    case 'number':
      return 'number';
    case 'object':
      return 'group';
    case 'array':
      return core.item && unwrapped(core.item).entries ? 'groups' : 'lines';
    default:
      return 'line';
  }
}

function emptyOf(schema: Described): null | undefined {
  for (let at: Described | undefined = schema; at; at = at.wrapped) if (at.type === 'nullable') return null;
  return undefined;
}

function unwrapped(schema: Described): Described {
  return schema.wrapped && OPTIONAL.has(schema.type) ? unwrapped(schema.wrapped) : schema;
}

/** The metadata may be attached to an optional wrapper or to the schema inside it. */
function notesOf(schema: Described): FieldNotes {
  const own = v.getMetadata(schema as unknown as v.GenericSchema) as Partial<FieldNotes>;
  if (own.label !== undefined) return { ...own, label: own.label };
  return schema.wrapped ? notesOf(schema.wrapped) : { label: '' };
}

function requirement(core: Described, type: string): number | undefined {
  const value = stepsOf(core).findLast((step) => step.type === type)?.requirement;
  return typeof value === 'number' ? value : undefined;
}

function stepsOf({ pipe = [] }: { pipe?: readonly Step[] }): Step[] {
  // The first item of a pipe is its base schema, which may itself be a pipe.
  return pipe.flatMap((step, index) => (index === 0 ? stepsOf(step) : [step]));
}
