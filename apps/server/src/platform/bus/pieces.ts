/** A notification holds fewer than 8,000 bytes; base64 keeps the count of bytes and characters alike. */
const PIECE = 7_800;
/** Senders remembered. */
const MAX_SENDERS = 1000;

/** Cuts a text into payloads `node|number|index|count|part`. */
export function toPieces(node: string, number: number, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / PIECE));
  return Array.from({ length: count }, (_item, index) =>
    [node, number, index, count, encoded.slice(index * PIECE, (index + 1) * PIECE)].join('|'),
  );
}

/**
 * Puts payloads together again.
 *
 * @param self payloads of this node are left out
 * @returns takes a payload; answers the whole text with the last piece, undefined before. Pieces of a sender arrive in
 * their order, so a gap means that the rest of that text is lost; a text that came whole is not given twice.
 */
export function joinPieces(self: string): (payload: string) => string | undefined {
  const begun = new Map<string, { number: string; parts: string[] }>();
  /** The number of the last whole text by sender, who counts upwards. */
  const whole = new Map<string, number>();
  return (payload) => {
    const [node = '', number = '', index = '', count = '', part = ''] = payload.split('|', 5);
    if (node === '' || node === self) return undefined;
    if (Number(number) <= (whole.get(node) ?? -1)) return undefined;
    if (index === '0') begun.set(node, { number, parts: [] });
    const text = begun.get(node);
    if (!text || text.number !== number || text.parts.length !== Number(index)) return undefined;
    text.parts.push(part);
    if (text.parts.length < Number(count)) return undefined;
    begun.delete(node);
    whole.delete(node);
    whole.set(node, Number(number));
    // Those longest silent are servers that have ended.
    if (whole.size > MAX_SENDERS) whole.delete(whole.keys().next().value!);
    return Buffer.from(text.parts.join(''), 'base64').toString();
  };
}
