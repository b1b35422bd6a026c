import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  CHUNK,
  decryptBytes,
  encryptBytes,
  newBytesKey,
  sealedRange,
  type ByteRange,
} from '../../platform/security/encryptedBytes';
import type { SecretBox } from '../../platform/security/secretBox';
import type { FileStorage } from '../../platform/storage/FileStorage';
import type { ReceivedFile } from './receiveFile';
import type { FileRow } from './store';
import { storageKey } from './storageKey';

type SealedFile = Pick<FileRow, 'id' | 'fileName' | 'sealedKey' | 'sealedName'>;

/** Encryption of the files of sealed areas (`docs/decisions/0009-sealed-bids.md`). */
export const fileSeal = (secrets: SecretBox, storage: FileStorage) => ({
  /** Stores the encrypted bytes under `storedAs`. @returns the columns of the file's name, key and hash */
  async encryptTo(storedAs: string, { path, fileName, fileType }: ReceivedFile, id: string) {
    const key = newBytesKey();
    const sha256 = await storage.put(storedAs, encryptBytes(key)(createReadStream(path, { highWaterMark: CHUNK })));
    return {
      sha256,
      fileName: `file.${fileType}`,
      sealedKey: secrets.seal(key.toString('base64url'), id),
      sealedName: secrets.seal(fileName, id),
    };
  },

  /** Name given by the user; only for callers who may read the file. */
  nameOf: ({ id, fileName, sealedName }: SealedFile): string =>
    sealedName === null ? fileName : opened(secrets.open(sealedName, id), id),

  /** Plain bytes of a range; the stream ends in an error at a changed byte. */
  async read(file: FileRow, range: ByteRange): Promise<Readable> {
    const key = Buffer.from(opened(secrets.open(file.sealedKey!, file.id), file.id), 'base64url');
    const source = await storage.read(storageKey(file), sealedRange(file.fileSize, range));
    return Readable.from(decryptBytes(source, key, file.fileSize, range), { objectMode: false });
  },
});

function opened(text: string | undefined, id: string): string {
  if (text === undefined) throw new Error(`the key or name of file ${id} was changed or sealed with another secret`);
  return text;
}
