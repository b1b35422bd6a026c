/** A part that the storage has. */
export interface StoredPart {
  /** Name of this content of the part, given by the storage. */
  tag: string;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

export interface PartContent {
  /** From 0. */
  index: number;
  /** Position of its first byte in the object. */
  start: number;
  /** Bytes. */
  size: number;
  sha256: string;
  source: AsyncIterable<Uint8Array>;
}

export interface WholeObject {
  /** Bytes. */
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

/** An upload to one key in parts. It becomes an object when it is completed. */
export interface LargeObject {
  /** @returns name of the upload, needed by all other calls */
  begin(key: string): Promise<string>;

  /** Stores a part, or replaces it. @throws {DamagedFileError} if size or hash differ; @throws {MissingFileError} */
  put(key: string, upload: string, part: PartContent): Promise<StoredPart>;

  /**
   * @param parts all of them in order, as {@link put} returned them
   * @throws {DamagedFileError} if the storage has another content for a part
   * @throws {MissingFileError} if the upload does not exist here
   */
  complete(key: string, upload: string, parts: readonly StoredPart[], whole: WholeObject): Promise<void>;

  /** Removes an upload that was not completed. */
  abort(key: string, upload: string): Promise<void>;

  /** True if this server reaches the parts of the upload. */
  isHere(key: string, upload: string): Promise<boolean>;

  /** Removes uploads that `isKnown` does not name. @param before epoch milliseconds of their last change or start */
  removeOld(before: number, isKnown: (upload: string) => boolean): Promise<void>;
}
