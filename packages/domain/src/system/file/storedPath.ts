/** Maximum characters of the name, because a record may contain many paths. */
const NAME_LENGTH = 50;

/**
 * Stored path of a file: `<biz>/<name>_<id>.<type>`, a key and never a path on disk. It contains the file name for display, without characters that
 * have a meaning in path lists or URLs.
 *
 * @param biz area, or a route path
 * @param fileName name given by the user, with extension
 * @param id 32 random hexadecimal digits, which make the path unguessable
 */
export function storedPath(biz: string, fileName: string, id: string, fileType: string): string {
  const stem = fileName.slice(0, Math.max(0, fileName.lastIndexOf('.')));
  const name = Array.from(stem.replaceAll(/[^\p{L}\p{N}\-（）()]+/gu, '_'))
    .slice(0, NAME_LENGTH)
    .join('');
  return `${biz.replace(/^\//, '')}/${name}_${id}.${fileType}`;
}
