import type { UploadedFile } from './UploadedFile';

/** The value of a list: the comma-joined paths of its uploaded files (B§3). */
export const joinPaths = (files: readonly Pick<UploadedFile, 'status' | 'path'>[]): string =>
  files
    .filter(({ status, path }) => status === 'done' && path)
    .map(({ path }) => path)
    .join(',');

/**
 * The files of a value.
 *
 * @param paths comma-joined; spaces and empty parts are ignored
 * @param urlOf URL of a stored path; default the path itself
 */
export const splitPaths = (
  paths: string | null | undefined,
  urlOf: (path: string) => string = (path) => path,
): UploadedFile[] =>
  (paths ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean)
    // The same path may occur twice; the index makes it unique.
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
 * The file name in a path: the part after the last slash, decoded, without the suffix that a server adds to make it unique
 * (32 hexadecimal digits, or a time and 8 of them).
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
