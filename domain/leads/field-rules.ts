import * as v from 'valibot';

// The building blocks of both forms. A message is the name of the broken rule; content/ has the words for it.

/** Longest value of each field, in Unicode code points. */
export const LONGEST = {
  name: 100,
  email: 254,
  phone: 50,
  neighborhoods: 500,
  address: 300,
  message: 5_000,
} as const;

/** Optional text: a missing value counts as blank, surrounding white space goes, everything else is kept as typed. */
export const optionalText = (longest: number) =>
  v.pipe(
    v.nullish(v.string('text'), ''),
    v.transform(storable),
    v.trim(),
    v.maxCodePoints(longest, 'too-long'),
  );

/** Text that must not be blank. */
export const requiredText = (longest: number) => v.pipe(optionalText(longest), v.minLength(1, 'required'));

/** An address as the browser's own e-mail check takes it (WHATWG HTML, "valid e-mail address"). */
export const requiredEmail = v.pipe(requiredText(LONGEST.email), v.rfcEmail('email'));

/** An address like that, or none. */
export const optionalEmail = v.union(
  [v.pipe(optionalText(LONGEST.email), v.literal('')), requiredEmail],
  'email',
);

/** A tick box: `true` in JSON, any value of a ticked box in a form post. Everything else is not ticked. */
export const tickBox = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 'true' || value === 'on' || value === 'yes'),
);

/** Neither engine can keep NUL (Postgres) or half a surrogate pair (UTF-8); nobody types either. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
