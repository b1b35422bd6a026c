import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** Lines of a gzipped text, each with its line break removed; what follows the last line break is left out. */
export async function* gunzippedLines(content: Readable): AsyncGenerator<string> {
  // A line has a thousand rows.
  const zip = createGunzip({ chunkSize: 1024 * 1024 });
  // A reader that fails leaves the rest unread; its own error is reported.
  zip.on('error', () => undefined);
  pipeline(content, zip).catch(() => undefined);
  let rest = '';
  for await (const chunk of zip.setEncoding('utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
