/** The storage that this server uses has no object, or no unfinished upload, of this name. */
export class MissingFileError extends Error {
  constructor(key: string) {
    super(`the file storage of this server has no ${key}`);
  }
}

/** Bytes differ from their checksum. */
export class DamagedFileError extends Error {
  constructor(key: string) {
    super(`the bytes of ${key} differ from their checksum`);
  }
}

/** The storage cannot be reached or refuses the server. */
export class StorageUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`the file storage is unavailable: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    });
  }
}
