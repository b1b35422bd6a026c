import type { PGlite } from '@electric-sql/pglite';

/**
 * Answers messages of the PostgreSQL protocol. Unlike PGlite's `execProtocolRaw`, it does not parse the answer: PGlite
 * would keep every parsed row until the database closes.
 *
 * @returns the answer in a buffer of its own
 */
export async function rawAnswer(pglite: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData(data) {
      // Copied, because it is memory of the database.
      pieces.push(data.slice());
      length += data.length;
    },
  });
  const answer = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    answer.set(piece, at);
    at += piece.length;
  }
  return answer;
}
