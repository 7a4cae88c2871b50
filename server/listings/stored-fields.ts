import { MEDIA_FIELDS, RESO_FIELDS, type ResoRecord } from '#domain/listings/reso-fields.ts';

/** The fields that this site stores, in the file's order: private remarks are dropped here. */
export function storedFields(record: Record<string, unknown>): ResoRecord {
  const kept = Object.entries(record).filter(([name]) => Object.hasOwn(RESO_FIELDS, name));
  return Object.fromEntries(kept.map(([name, value]) => [name, storable(name, value)]));
}

/** The names of fields that `storedFields` drops. */
export function droppedFields(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((name) => !name.startsWith('@') && !Object.hasOwn(RESO_FIELDS, name));
}

/** Neither engine can store NUL or half a surrogate pair. */
function storable(name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (!Array.isArray(value)) return value;
  return value.map((item) => (name === 'Media' ? storedMedia(item) : storable('', item)));
}

function storedMedia(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const media = item as Record<string, unknown>;
  const names = Object.keys(media).filter((name) => (MEDIA_FIELDS as readonly string[]).includes(name));
  return Object.fromEntries(names.map((name) => [name, storable('', media[name])]));
}
