/** A stored file of a record. */
export interface ListedFile {
  name: string;
  /** Stored path. */
  url: string;
}

/** Files of a record; none if the text is no list. @param text JSON text of a list of `{name, url}` */
export function parseFileList(text: string | null | undefined): ListedFile[] {
  if (!text) return [];
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? (list as ListedFile[]) : [];
  } catch {
    return [];
  }
}

/** JSON text of the uploaded files; `''` for none. Files that are not stored yet are left out. */
export function fileListText(files: readonly { name: string; path?: string | undefined }[]): string {
  const stored = files.flatMap(({ path, name }) => (path ? [{ name, url: path }] : []));
  return stored.length > 0 ? JSON.stringify(stored) : '';
}
