/**
 * Brings the focus to a heading. Only while it has it can a heading be focused: a press must not take the focus away
 * from the cells. Meanwhile it is the grid's one stop for Tab.
 */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = 0;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}
