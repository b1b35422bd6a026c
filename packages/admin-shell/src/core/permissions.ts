import type { AuthEntry, MenuMeta } from './menu';

/** Every code of a list of rights; one entry may hold several, comma-joined (P§6). */
export function permissionCodes(auth: readonly AuthEntry[]): string[] {
  return auth.flatMap(({ action }) => splitCodes(action));
}

/** The codes a route asks for; none means open (P§2, guard 6). */
export function requiredCodes(meta: MenuMeta | undefined): string[] {
  const { permission = [], permissionList = [] } = meta ?? {};
  const single = typeof permission === 'string' ? splitCodes(permission) : permission;
  return [...new Set([...single, ...permissionList])];
}

/** Whether a list of rights covers what a route asks for: one of its codes is enough, no codes are open. */
export function covers(granted: readonly string[], required: readonly string[]): boolean {
  return required.length === 0 || required.some((code) => granted.includes(code));
}

const splitCodes = (codes: string): string[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
