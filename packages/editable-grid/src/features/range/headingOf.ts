/** The heading that an element is in, except its buttons and its grip. */
export function headingOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('button, input, .gezi-grip')) return null;
  return target.closest<HTMLElement>('.gezi-th');
}
