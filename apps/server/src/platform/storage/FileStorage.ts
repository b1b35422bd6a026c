import type { Readable } from 'node:stream';
import type { ByteRange } from '../security/encryptedBytes';
import type { LargeObject } from './LargeObject';

export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  /** Epoch milliseconds of the last change. */
  time: number;
}

/** How a download link presents the bytes. */
export interface LinkHeaders {
  contentType: string;
  contentDisposition: string;
}

/** Bytes under keys such as `ab/ab12….pdf`, which never change: a folder, or a bucket of an S3-compatible service. */
export interface FileStorage {
  kind: 'local' | 's3';

  /** Writes and removes an object. @throws {Error} with a sentence for the operator if the settings are wrong */
  check(): Promise<void>;

  /**
   * Stores all bytes of a source or, if it fails, none.
   *
   * @returns their SHA-256 in hexadecimal
   */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<string>;

  /**
   * The same for a file on the disk of this server, which is removed.
   *
   * @param sha256 of its bytes in hexadecimal
   * @throws {DamagedFileError} if the bytes have another hash
   */
  take(key: string, path: string, sha256: string): Promise<void>;

  /**
   * @param range inclusive positions within the object; default all bytes
   * @throws {MissingFileError}
   */
  read(key: string, range?: ByteRange): Promise<Readable>;

  /** Undefined if there is no such object. */
  find(key: string): Promise<StoredObject | undefined>;

  /** Also for a key without an object. */
  remove(key: string): Promise<void>;

  /** Every object. @param folder two hexadecimal digits that their keys begin with; default all */
  list(folder?: string): AsyncIterable<StoredObject>;

  /** A link that serves one object for some seconds; undefined if browsers do not reach the storage. */
  link?: (key: string, headers: LinkHeaders) => Promise<string>;

  /** Objects that are sent in parts, by requests to any server. */
  large: LargeObject;
}
