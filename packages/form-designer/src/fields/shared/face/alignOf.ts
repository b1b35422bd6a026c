/** Text alignment of a saved `align`; `left` for anything unknown. */
export const alignOf = (saved: string) => (saved === 'center' || saved === 'right' ? saved : 'left');
