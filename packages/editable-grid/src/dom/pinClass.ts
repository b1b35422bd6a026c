import type { PlacedColumn } from '../core/columns/arrangeColumns';

/** Classes of a pinned cell, with a space before them; nothing for the others. */
export const pinClass = ({ pin, edge }: Pick<PlacedColumn<never>, 'pin' | 'edge'>): string =>
  pin ? ` gezi-pinned gezi-pin-${pin}${edge ? ' gezi-pin-edge' : ''}` : '';
