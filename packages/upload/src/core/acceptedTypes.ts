import { extensionOf } from '@gezi/validators';
import { IMAGE_ACCEPT } from './limits';

/**
 * Parses accepted types, e.g. `.pdf,.doc`, `pdf doc` or `image/*`.
 *
 * @returns extensions without dot, lower case; `jpg` and `jpeg` always together. Empty for all
 */
export function acceptedTypes(accept: string | readonly string[] = ''): ReadonlySet<string> {
  const words = (typeof accept === 'string' ? accept : accept.join(',')).toLowerCase().split(/[\s,;]+/);
  const types = new Set(words.flatMap(typesOf).filter(Boolean));
  for (const [one, other] of SAME) if (types.has(one)) types.add(other);
  return types;
}

/** Whether a file name has an accepted extension. @param types see {@link acceptedTypes} */
export const isAccepted = (fileName: string, types: ReadonlySet<string>): boolean =>
  types.size === 0 || types.has(extensionOf(fileName));

/** The `accept` attribute of a file input; undefined for all. */
export const acceptAttribute = (types: ReadonlySet<string>): string | undefined =>
  types.size === 0 ? undefined : [...types].map((type) => `.${type}`).join(',');

/** Whether a file name has an image extension. */
export const isImageName = (fileName: string): boolean => IMAGES.has(extensionOf(fileName));

const withoutDots = (accept: string): string[] => accept.replaceAll('.', '').split(',');
const IMAGES: ReadonlySet<string> = new Set(withoutDots(IMAGE_ACCEPT));
const SAME = [
  ['jpg', 'jpeg'],
  ['jpeg', 'jpg'],
] as const;

function typesOf(word: string): string[] {
  if (word === '*' || word === '*/*') return [];
  if (word === 'image/*') return [...IMAGES];
  // `image/png`, `application/pdf`
  return [word.slice(word.lastIndexOf('/') + 1).replace(/^\*?\./, '')];
}
