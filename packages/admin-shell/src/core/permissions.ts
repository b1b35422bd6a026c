import type { AuthEntry, MenuMeta } from './menu';

/** All codes of a permission list; an entry may hold comma-joined codes (P§6). */
export function permissionCodes(auth: readonly AuthEntry[]): string[] {
  return auth.flatMap(({ action }) => splitCodes(action));
}

/** The permission codes of a route; none means open (P§2, guard 6). */
export function requiredCodes(meta: MenuMeta | undefined): string[] {
  const { permission = [], permissionList = [] } = meta ?? {};
  const single = typeof permission === 'string' ? splitCodes(permission) : permission;
  return [...new Set([...single, ...permissionList])];
}

/** Whether the user's codes open a route: one of its codes is enough, a route without codes is open. */
export function covers(granted: readonly string[], required: readonly string[]): boolean {
  return required.length === 0 || required.some((code) => granted.includes(code));
}

const splitCodes = (codes: string): string[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
