/**
 * Focuses a heading. A heading is focusable only while it has the focus, because a click on it must not take the focus
 * from the cells. Meanwhile it is the only Tab stop of the grid.
 */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = 0;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
