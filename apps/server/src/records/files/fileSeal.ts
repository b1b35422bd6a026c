import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CHUNK, decryptBytes, encryptBytes, newBytesKey, type ByteRange } from '../../platform/security/encryptedBytes';
import type { SecretBox } from '../../platform/security/secretBox';
import type { ReceivedFile } from './receiveFile';
import type { FileRow } from './store';
import { storedLocation } from './storedLocation';

type SealedFile = Pick<FileRow, 'id' | 'fileName' | 'sealedKey' | 'sealedName'>;

/** Encryption of the files of sealed areas (`docs/decisions/0009-sealed-bids.md`). */
export const fileSeal = (secrets: SecretBox, root: string) => ({
  /** Writes the encrypted bytes to `target`. @returns the columns of the file's name and key */
  async encryptTo(target: string, { path, fileName, fileType }: ReceivedFile, id: string) {
    const key = newBytesKey();
    await pipeline(
      createReadStream(path, { highWaterMark: CHUNK }),
      encryptBytes(key),
      createWriteStream(target, { flags: 'wx', flush: true }),
    );
    return {
      fileName: `file.${fileType}`,
      sealedKey: secrets.seal(key.toString('base64url'), id),
      sealedName: secrets.seal(fileName, id),
    };
  },

  /** Name given by the user; only for callers who may read the file. */
  nameOf: ({ id, fileName, sealedName }: SealedFile): string =>
    sealedName === null ? fileName : opened(secrets.open(sealedName, id), id),

  /** Plain bytes of a range; the stream ends in an error at a changed byte. */
  read(file: FileRow, range: ByteRange): Readable {
    const key = Buffer.from(opened(secrets.open(file.sealedKey!, file.id), file.id), 'base64url');
    const path = join(root, storedLocation(file));
    return Readable.from(decryptBytes(path, key, file.fileSize, range), { objectMode: false });
  },
});

function opened(text: string | undefined, id: string): string {
  if (text === undefined) throw new Error(`the key or name of file ${id} was changed or sealed with another secret`);
  return text;
}
