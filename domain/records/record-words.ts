import { grouped } from '../figures/grouped.ts';
import { formatPrice } from '../neighborhoods/format-price.ts';
import type { RecordKind } from './record-kinds.ts';

type Fields = Record<string, unknown>;

/** The title of a record in lists; '' if it has no name yet. */
export function recordTitle(kind: RecordKind, record: Fields): string {
  const at = (name: string) => textAt(record, name);
  switch (kind) {
    case 'agent':
      return `${at('firstName')} ${at('lastName')}`.trim();
    case 'claims':
      return `${at('figure')}${record.plus === true ? '+' : ''} ${at('label')}`.trim();
    case 'reviews':
      return [at('name'), at('location')].filter(Boolean).join(', ');
    case 'listings':
      return at('address');
    case 'market':
      return at('label');
    case 'series':
      return `${at('area')}, ${at('metric')}`;
    case 'answers':
      return at('title.en');
    case 'neighborhoods':
      return at('name');
    case 'guides':
    case 'pages':
      return at('title');
  }
}

/** A short note shown beside the title. */
export function recordNote(kind: RecordKind, record: Fields): string {
  const at = (name: string) => textAt(record, name);
  switch (kind) {
    case 'agent':
      return at('phone');
    case 'claims':
      return at('source.line');
    case 'neighborhoods':
      return at('tagline');
    case 'guides':
      return at('excerpt');
    case 'reviews':
    case 'series':
      return at('content');
    case 'listings':
      return [at('status'), at('price') && formatPrice(at('price'))].filter(Boolean).join(', ');
    case 'market':
      return [at('value'), at('change')].filter(Boolean).join(', ');
    case 'answers':
      return at('answer.en');
    case 'pages':
      return at('description');
  }
}

/** The value at a path such as "title.en". */
function valueAt(record: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), record);
}

function textAt(record: Fields, path: string): string {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : typeof value === 'number' ? grouped(value) : '';
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "who-pays" -> "who pays" */
export function nameInWords(name: string): string {
  return name.replaceAll('-', ' ');
}
