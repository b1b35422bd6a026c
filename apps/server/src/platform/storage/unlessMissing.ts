/** @throws the error unless a file or folder is missing */
export function unlessMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return undefined;
}
