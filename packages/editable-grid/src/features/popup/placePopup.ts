import { leftOf } from '../../dom/leftOf';

const GAP = 4;

/**
 * Positions the popup below its cell, or above if there is more room, within the window.
 *
 * @returns false if the cell is scrolled out of view
 */
export function placePopup(popup: HTMLElement, anchor: HTMLElement): boolean {
  const cell = anchor.getBoundingClientRect();
  const sight = anchor.closest('.gezi-scroller')?.getBoundingClientRect();
  if (!anchor.isConnected) return false;
  if (sight && sight.height > 0 && (cell.bottom < sight.top || cell.top > sight.bottom)) return false;
  popup.style.minWidth = `${cell.width}px`;
  const { offsetHeight: height } = popup;
  const below = window.innerHeight - cell.bottom;
  const above = below < height + GAP && cell.top > below;
  popup.style.top = `${above ? Math.max(GAP, cell.top - height - GAP) : cell.bottom + GAP}px`;
  popup.style.left = `${leftOf(cell, popup, GAP)}px`;
  return true;
}
