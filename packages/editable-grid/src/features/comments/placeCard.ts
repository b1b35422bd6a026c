import { isRightToLeft } from '@gezi/ui';
import { placePopup } from '../popup/placePopup';

const GAP = 6;
/** Windows up to this width have no room beside a cell. */
const NARROW = 640;

/**
 * Positions the card at the end side of its cell, or at the other side; below or above it in narrow windows.
 *
 * @returns false if the cell is scrolled out of view
 */
export function placeCard(card: HTMLElement, cell: HTMLElement): boolean {
  if (!placePopup(card, cell)) return false;
  card.style.minWidth = '';
  const { left, right, top } = cell.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const before = left - GAP - width;
  const after = right + GAP;
  const sides = isRightToLeft(card) ? [before, after] : [after, before];
  const side = sides.find((x) => x >= GAP && x + width <= window.innerWidth - GAP);
  // Without room at the sides it stays below or above.
  if (window.innerWidth <= NARROW || side === undefined) return true;
  card.style.left = `${side}px`;
  card.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`;
  return true;
}
