import type { PlacedColumn } from '../core/columns/arrangeColumns';

/** Classes of a pinned cell, with a leading space; empty for other cells. */
export const pinClass = ({ pin, edge }: Pick<PlacedColumn<never>, 'pin' | 'edge'>): string =>
  pin ? ` gezi-pinned gezi-pin-${pin}${edge ? ' gezi-pin-edge' : ''}` : '';
