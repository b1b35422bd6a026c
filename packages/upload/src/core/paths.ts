import type { UploadedFile } from './UploadedFile';

/** The value of a list: its stored paths, comma-joined (B§3). Files on their way and in error are not part of it. */
export const joinPaths = (files: readonly Pick<UploadedFile, 'status' | 'path'>[]): string =>
  files
    .filter(({ status, path }) => status === 'done' && path)
    .map(({ path }) => path)
    .join(',');

/**
 * The files of a value, which knows their paths alone.
 *
 * @param paths comma-joined; blanks and empty members are skipped
 * @param urlOf address to look at a stored path; default the path itself
 */
export const splitPaths = (
  paths: string | null | undefined,
  urlOf: (path: string) => string = (path) => path,
): UploadedFile[] =>
  (paths ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean)
    // The same path may stand twice: its place tells the two apart.
    .map((path, index) => ({
      uid: `stored-${index}-${path}`,
      name: nameOfPath(path),
      type: '',
      size: 0,
      status: 'done',
      percent: 100,
      path,
      url: urlOf(path),
    }));

/**
 * What a file is called by its path: what stands after the last slash, decoded, without the mark servers put behind a name
 * to tell it from others of that name (32 hexadecimal digits, or a time and 8 of them).
 */
export function nameOfPath(path: string): string {
  const name = decoded(path);
  return name.replace(/(?<=.)_(?:[0-9a-f]{32}|\d{13}[0-9a-f]{8})(?=\.[^.]+$|$)/, '');
}

function decoded(path: string): string {
  const name = path.split(/[?#]/)[0]!.split(/[\\/]/).at(-1) || path;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
