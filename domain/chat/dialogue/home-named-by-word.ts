import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import type { Understood } from '../understand/understood.ts';
import { homesOfStreetWord } from '../values/home-addresses.ts';
import type { Values } from '../values/read-values.ts';

/** The values of a message that is read to name a home and does so by one word of its street: "whats halyard been on for". */
export function withHomeNamedByWord(
  values: Values,
  { raw, request }: Pick<Understood, 'raw' | 'request'>,
  homes: readonly Property[],
): Values {
  const isNamed = values.homes.length + values.areas.length > 0 || values.elsewhere !== '';
  const isOfHomes = request?.items.includes('named') && request.about[0]?.value === 'homes';
  if (isNamed || !isOfHomes) return values;
  const [home, ...others] = homesOfStreetWord(plainText(raw), homes);
  return home && others.length === 0 ? { ...values, homes: [home.id] } : values;
}
