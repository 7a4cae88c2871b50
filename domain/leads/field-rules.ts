import * as v from 'valibot';

// The field types of both forms. An error message here is the name of the broken rule; content/ has the text for it.

/** Maximum length of each field, in Unicode code points. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  phone: 50,
  neighborhoods: 500,
  address: 300,
  message: 5_000,
} as const;

/** Optional text: a missing value counts as blank; only surrounding white space is removed. */
export const optionalText = (longest: number) =>
  v.pipe(
    v.nullish(v.string('text'), ''),
    v.transform(toStorable),
    v.trim(),
    v.maxCodePoints(longest, 'too-long'),
  );

/** Required text needs a character that can be seen: an invisible name would be a link without a name at the desk. */
export const requiredText = (longest: number) =>
  v.pipe(optionalText(longest), v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'required'));

/** An e-mail address by the rules of browsers (WHATWG HTML, "valid e-mail address"). */
export const requiredEmail = v.pipe(requiredText(MAX_LENGTH.email), v.rfcEmail('email'));

export const optionalEmail = v.union(
  [v.pipe(optionalText(MAX_LENGTH.email), v.literal('')), requiredEmail],
  'email',
);

/** A checkbox: `true` in JSON, or the value a checked box posts. Everything else is unchecked. */
export const checkbox = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 'true' || value === 'on' || value === 'yes'),
);

/** Removes NUL (Postgres cannot store it) and replaces lone surrogates (invalid in UTF-8). */
export function toStorable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
