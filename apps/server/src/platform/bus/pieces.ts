/** A notification is limited to 8,000 bytes. In base64, bytes and characters count the same. */
const PIECE_LENGTH = 7_800;
/** Senders whose last number is stored. */
const MAX_SENDERS = 1000;

/** Splits a text into payloads `node|number|index|count|part`. */
export function toPieces(node: string, number: number, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / PIECE_LENGTH));
  return Array.from({ length: count }, (_item, index) =>
    [node, number, index, count, encoded.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH)].join('|'),
  );
}

/**
 * Creates a function that reassembles payloads.
 *
 * Pieces of a sender arrive in order, so a text with a gap is dropped. A text that arrives twice is returned once.
 *
 * @param self payloads of this node are ignored
 * @returns a function that takes a payload and returns the text with its last piece, undefined before that
 */
export function joinPieces(self: string): (payload: string) => string | undefined {
  const partial = new Map<string, { number: string; parts: string[] }>();
  /** Number of the last complete text by sender. Senders count upwards. */
  const lastComplete = new Map<string, number>();
  return (payload) => {
    const [node = '', number = '', index = '', count = '', part = ''] = payload.split('|', 5);
    if (node === '' || node === self) return undefined;
    if (Number(number) <= (lastComplete.get(node) ?? -1)) return undefined;
    if (index === '0') partial.set(node, { number, parts: [] });
    const text = partial.get(node);
    if (!text || text.number !== number || text.parts.length !== Number(index)) return undefined;
    text.parts.push(part);
    if (text.parts.length < Number(count)) return undefined;
    partial.delete(node);
    lastComplete.delete(node);
    lastComplete.set(node, Number(number));
    // The senders that were silent longest are stopped servers.
    if (lastComplete.size > MAX_SENDERS) lastComplete.delete(lastComplete.keys().next().value!);
    return Buffer.from(text.parts.join(''), 'base64').toString();
  };
}
