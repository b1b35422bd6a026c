import type { FileArea } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/** Maximum files of one field. */
const MAX_FILES = 10;

interface ListedFile {
  name: string;
  url: string;
}

/**
 * Parses a file list of a record.
 *
 * @param text JSON array of `{name, url}`; empty = no files
 * @param biz area the files must belong to
 * @throws {Refusal} naming `field`
 */
export function readFileList(text: string | null | undefined, biz: FileArea, field: string): ListedFile[] {
  if (!text) return [];
  try {
    const list = JSON.parse(text) as unknown;
    if (Array.isArray(list) && list.length <= MAX_FILES && list.every((file) => isFile(file, biz))) {
      return (list as ListedFile[]).map(({ name, url }) => ({ name: name.slice(0, 255), url }));
    }
  } catch {
    // Refused below.
  }
  throw refuse(texts.supplier.filesWrong, field);
}

const isFile = (file: unknown, biz: FileArea): boolean =>
  typeof file === 'object' &&
  file !== null &&
  'name' in file &&
  typeof file.name === 'string' &&
  'url' in file &&
  typeof file.url === 'string' &&
  file.url.startsWith(`${biz}/`) &&
  // Files of a route path below the area belong to no record.
  /^[^\s\\/]{1,400}$/.test(file.url.slice(biz.length + 1));
