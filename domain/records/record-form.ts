import * as v from 'valibot';
import type { FieldNotes, FieldWidget } from '../record-fields.ts';
import { type RecordKind, recordSchema } from './record-kinds.ts';

/** A field of a form, read from the schema that checks it. */
export interface FormField extends Pick<FieldNotes, 'label' | 'help' | 'shows' | 'isFixed' | 'alt'> {
  name: string;
  widget: FormWidget;
  /** What its value is: 'string', 'number', 'boolean', 'array' or 'object'. */
  holds: string;
  /** It may be left empty: `null`, or absent. */
  isOptional: boolean;
  /** What an empty field is in the record. */
  empty: null | undefined | '';
  longest?: number;
  least?: number;
  most?: number;
  options?: readonly string[];
  /** Of a group, and of what a list or each name holds where that is a group. */
  fields?: FormField[];
}

export type FormWidget = FieldWidget | 'number' | 'switch' | 'choice' | 'group' | 'groups';

/** The form of a kind, in the order of its schema. What the server sets is left out. */
export function recordForm(kind: RecordKind): FormField[] {
  return fieldsOf(recordSchema(kind) as unknown as Described);
}

/** Fields that the server sets: what is sent for them counts for nothing. */
export function managedFields(kind: RecordKind): Set<string> {
  const { entries = {} } = recordSchema(kind) as unknown as Described;
  return new Set(Object.entries(entries).flatMap(([name, of]) => (notesOf(of).isManaged ? [name] : [])));
}

/** Fields that are chosen when the record is new and never change. */
export function fixedFields(kind: RecordKind): string[] {
  return recordForm(kind).flatMap(({ name, isFixed }) => (isFixed ? [name] : []));
}

/** What this file reads of Valibot's schemas, whatever they are. */
interface Described {
  type: string;
  wrapped?: Described;
  entries?: Record<string, Described>;
  item?: Described;
  /** Of a record: what each of its names has. */
  value?: Described;
  options?: readonly string[];
  literal?: string;
  pipe?: readonly Step[];
}

/** A rule, or a schema with rules of its own that a pipe goes on from. */
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

/** Notes may stand around what is optional or inside it. */
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
  // The first step of a pipe is what it goes on from, as itself or as a pipe.
  return pipe.flatMap((step, index) => (index === 0 ? stepsOf(step) : [step]));
}
