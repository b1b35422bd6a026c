import type { GridMenuItem } from '../../react/Menu';

/**
 * An entry that is disabled while there is a reason.
 *
 * @param reason why it is disabled, as the user reads it; `undefined` if it is enabled
 */
export const menuItem = (
  item: Omit<GridMenuItem, 'disabled' | 'reason'>,
  reason: string | undefined,
): GridMenuItem => ({
  ...item,
  ...(reason !== undefined && { disabled: true, reason }),
});

/** Draws a line above the first entry of each group but the first. */
export const inGroups = (...groups: readonly (readonly GridMenuItem[])[]): GridMenuItem[] =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, nth) => group.map((item, place) => (nth > 0 && place === 0 ? { ...item, apart: true } : item)));
