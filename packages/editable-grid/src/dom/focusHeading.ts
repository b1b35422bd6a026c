/**
 * Focuses a heading. A heading is focusable only while it has the focus, because a click on it must not take the focus
 * from the cells.
 */
export function focusHeading(heading: HTMLElement): void {
  holdTabStop(heading);
  heading.focus({ preventScroll: true });
}

/** Makes an element of the head the Tab stop of the grid, the only one, until it loses the focus. */
export function holdTabStop(element: HTMLElement): void {
  const before = element.getAttribute('tabindex');
  element.tabIndex = 0;
  const release = () =>
    before === null ? element.removeAttribute('tabindex') : element.setAttribute('tabindex', before);
  element.addEventListener('blur', release, { once: true });
}
