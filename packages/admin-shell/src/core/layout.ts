/** Sizes of the main layout in pixels (P§2, B§9). */
export const SIDER_WIDTH = 208;
export const SIDER_COLLAPSED_WIDTH = 80;
export const HEADER_HEIGHT = 59;
/** Below this width the menu collapses automatically. */
const TABLET_BELOW = 1024;
/** Below this width the menu is a drawer and there are no tabs. */
const MOBILE_BELOW = 768;
/** Below this width the menu collapses when an item is selected. */
const COLLAPSE_ON_SELECT_BELOW = 1200;
/** Debounce of width changes in milliseconds. */
export const RESIZE_DEBOUNCE = 150;

export type Device = 'desktop' | 'tablet' | 'mobile';

export function deviceOf(width: number): Device {
  if (width < MOBILE_BELOW) return 'mobile';
  return width < TABLET_BELOW ? 'tablet' : 'desktop';
}

/** Whether selecting an item collapses the side menu at this width. */
export const collapsesOnSelect = (width: number): boolean => width < COLLAPSE_ON_SELECT_BELOW;
