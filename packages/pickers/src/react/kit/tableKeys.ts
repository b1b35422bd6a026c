import type { KeyboardEvent } from 'react';

/**
 * Keys of a table to choose from: the arrows go from box to box, from the search above into the rows and back; Home and
 * End to the ends; PageUp and PageDown turn the page.
 */
export function tableKeys(event: KeyboardEvent<HTMLElement>, turn: (by: 1 | -1) => void): void {
  if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
  const list = event.currentTarget;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('tbody input:not(:disabled)')];
  const at = boxes.indexOf(event.target as HTMLInputElement);
  const search = list.querySelector<HTMLInputElement>('[data-picker-search] input');
  if (at < 0) {
    if (event.key !== 'ArrowDown' || event.target !== search || boxes.length === 0) return;
    event.preventDefault();
    boxes[0]!.focus();
    return;
  }
  const page = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : undefined;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key];
  if (page === undefined && to === undefined) return;
  event.preventDefault();
  if (page !== undefined) turn(page);
  else if (to === -1) search?.focus();
  else boxes[to!]?.focus();
}
