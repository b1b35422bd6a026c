import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const PAGE = 'index.html';
/** Smaller files fit into one packet anyway, bytes. */
const THRESHOLD = 1024;
/** Level 10 takes 15 times as long as 5 and saves 9%: worth it only for what every visitor loads. */
const LEVELS = { first: 10, later: 5 };

/**
 * Writes `x.br` and `x.gz` beside each file of the build that gets smaller by them, for servers that send such files.
 * The page itself is left out, since the server inserts its settings.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => name !== PAGE);
      const page = await readFile(join(dir!, PAGE), 'utf8');
      await Promise.all(names.map((name) => compress(join(dir!, name), page.includes(name) ? 'first' : 'later')));
    },
  };
}

async function compress(file: string, load: keyof typeof LEVELS): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < THRESHOLD) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[load],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
