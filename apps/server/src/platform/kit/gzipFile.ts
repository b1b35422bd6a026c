import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A gzipped text file that only the server's user may read. */
export function gzipFile(path: string) {
  // Other callers of an embedded database wait meanwhile.
  const zip = createGzip({ level: 1 });
  const written = pipeline(zip, createWriteStream(path, { mode: 0o600 }));
  written.catch(() => zip.destroy());
  return {
    async add(line: string): Promise<void> {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
    },
    async end(): Promise<void> {
      zip.end();
      await written;
    },
  };
}
