import { leftOf } from '../dom/leftOf';

const GAP = 4;

/** Below its anchor, or above if there is no room, within the window. */
export function placeBeside(menu: HTMLElement, at: HTMLElement | { x: number; y: number }): void {
  const box = at instanceof HTMLElement ? at.getBoundingClientRect() : new DOMRect(at.x, at.y, 0, 0);
  const { offsetHeight: height } = menu;
  const fits = box.bottom + GAP + height <= window.innerHeight;
  menu.style.left = `${leftOf(box, menu, GAP)}px`;
  menu.style.top = `${Math.max(GAP, fits ? box.bottom + GAP : box.top - height - GAP)}px`;
}
