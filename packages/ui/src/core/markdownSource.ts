/**
 * The text for a text area: with `\n` line ends only.
 *
 * @param source may hold `\r\n`, `\r` and `\n` in any mixture
 */
export const editableText = (source: string): string => source.replace(/\r\n?/g, '\n');

/**
 * The source after an edit of its editable text. Unchanged parts keep every byte, including mixed line ends; new line
 * ends are those most frequent in `source`.
 *
 * @param source the original text
 * @param edited `editableText(source)` after any edit; its line ends are `\n`
 */
export function mergeEdit(source: string, edited: string): string {
  const before = editableText(source);
  if (before === edited) return source;
  const most = Math.min(before.length, edited.length);
  let head = 0;
  while (head < most && before[head] === edited[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === edited.at(-1 - tail)) tail += 1;
  const written = edited.slice(head, edited.length - tail).replaceAll('\n', lineEnd(source));
  const start = placeIn(source, head);
  const end = placeIn(source, before.length - tail);
  return joined(source.slice(0, start), written, source.slice(end));
}

/** The most frequent line end; `\n` without any. */
function lineEnd(source: string): string {
  const count = { '\r\n': 0, '\n': 0, '\r': 0 };
  for (const [found] of source.matchAll(/\r\n|\r|\n/g)) count[found as keyof typeof count] += 1;
  if (count['\r\n'] > 0 && count['\r\n'] >= count['\n'] && count['\r\n'] >= count['\r']) return '\r\n';
  return count['\r'] > count['\n'] ? '\r' : '\n';
}

/** Offset in the source of an offset in the editable text, where `\r\n` is one character. */
function placeIn(source: string, place: number): number {
  let at = 0;
  for (let passed = 0; passed < place; passed += 1) at += source.startsWith('\r\n', at) ? 2 : 1;
  return at;
}

/** Joins pieces so that a `\r` and a `\n` of two line ends do not become one. */
function joined(...pieces: readonly string[]): string {
  return pieces.reduce((text, piece) =>
    text.endsWith('\r') && piece.startsWith('\n') ? `${text}\n${piece}` : text + piece,
  );
}
