import type { FilesOptions } from '../shared/files/options';

/** Options of a cell of pictures. */
export interface ImageOptions extends FilesOptions {
  /** Address of a stored picture; default that of the file server (`@gezi/client`). */
  fileUrl?: (path: string) => string;
}
