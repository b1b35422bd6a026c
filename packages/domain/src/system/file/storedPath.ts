/** Characters of the name, at most: a record may hold many paths. */
const NAME_LENGTH = 50;

/**
 * The path a file is known by: `<biz>/<name>_<id>.<type>`. Whoever holds the path alone can still tell what the file is
 * called; what has a meaning in a list of paths or in an address is left out of the name.
 *
 * @param fileName as the user called it, with its extension
 * @param id 32 hexadecimal digits of chance: they alone keep the path from being guessed
 */
export function storedPath(biz: string, fileName: string, id: string, fileType: string): string {
  const stem = fileName.slice(0, Math.max(0, fileName.lastIndexOf('.')));
  const name = Array.from(stem.replaceAll(/[^\p{L}\p{N}\-（）()]+/gu, '_'))
    .slice(0, NAME_LENGTH)
    .join('');
  return `${biz}/${name}_${id}.${fileType}`;
}
