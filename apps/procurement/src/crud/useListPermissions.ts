import { usePermissions } from '@gezi/client';

const ACTIONS = ['add', 'edit', 'delete', 'export', 'import'] as const;
export type ListAct = (typeof ACTIONS)[number];

/**
 * The caller's permissions on the records of a list.
 *
 * @param resource codes are `<resource>:<action>`; absent: read-only
 * @param codes codes of actions that differ from that rule
 */
export function useListPermissions(
  resource: string | undefined,
  codes: Readonly<Partial<Record<ListAct, string>>> = {},
): Record<ListAct, boolean> {
  const permissions = usePermissions();
  const may = (action: ListAct) => {
    const code = codes[action] ?? (resource === undefined ? undefined : `${resource}:${action}`);
    return code !== undefined && permissions.allows(code);
  };
  return Object.fromEntries(ACTIONS.map((action) => [action, may(action)])) as Record<ListAct, boolean>;
}
