/** Why a move is refused: the file is the first or the last. */
export type MoveRefusal = 'first' | 'last';

export type MoveOutcome<T> = { ok: true; value: readonly T[] } | { ok: false; reason: MoveRefusal };

/** Moves an entry by one place (B§5). @param by -1 for left, 1 for right */
export function moveBy<T>(list: readonly T[], index: number, by: -1 | 1): MoveOutcome<T> {
  if (by === -1 && index <= 0) return { ok: false, reason: 'first' };
  if (by === 1 && index >= list.length - 1) return { ok: false, reason: 'last' };
  return { ok: true, value: moveTo(list, index, index + by) };
}

/** Moves an entry to an index. @param to an index beyond the ends means the end */
export function moveTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  if (moved === undefined) return list;
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved);
}
