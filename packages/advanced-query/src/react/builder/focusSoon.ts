/**
 * Focuses a part of a group after the next drawing, when an added condition is there and a removed one is gone.
 *
 * @param near an element of the group
 * @param find selector of the part within the group; its last match is focused
 */
export function focusSoon(near: Element, find: string): void {
  const group = near.closest('.gezi-query-group');
  requestAnimationFrame(() => [...(group?.querySelectorAll<HTMLElement>(find) ?? [])].at(-1)?.focus());
}
