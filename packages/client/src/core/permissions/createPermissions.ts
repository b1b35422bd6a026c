import { codesOf, type PermissionEntry, type PermissionLists } from './PermissionEntry';

export interface Permissions {
  /**
   * Whether an element with this permission code may be shown and used. Of several comma-joined codes all must be
   * allowed; an empty code is denied.
   */
  allows: (code: string) => boolean;
  /** Whether a route may be opened. Without codes it is open; of several codes one is enough. */
  allowsRoute: (codes: string | readonly string[] | null | undefined) => boolean;
  /**
   * Keys a grid has to hide, e.g. `add`, `batch_delete` or column keys (B§6; contract, part 1 §8): the codes with this
   * prefix that are active, of type `'1'` and not granted, without the prefix.
   */
  excludedKeys: (prefix: string) => string[];
}

/**
 * Evaluates permission codes by the two lists of the server (P§6, B§6), in this order:
 *
 * 1. an entry of `allAuth` with status `'0'` denies its codes;
 * 2. an entry of `auth` with type `'2'` grants its codes;
 * 3. an entry of `allAuth` with status `'1'` grants its codes if an entry of `auth` without type `'2'` has them too;
 * 4. all other codes are denied.
 */
export function createPermissions({ auth, allAuth }: PermissionLists): Permissions {
  const actions = codeSet(auth, ({ type }) => String(type) === '2');
  const visible = codeSet(auth, ({ type }) => String(type) !== '2');
  const inactive = codeSet(allAuth, ({ status }) => String(status) === '0');
  const active = codeSet(allAuth, ({ status }) => String(status) === '1');
  const activeVisible = codeSet(allAuth, ({ status, type }) => String(status) === '1' && String(type) === '1');
  const granted = codeSet(auth, () => true);

  const allowsOne = (code: string): boolean =>
    !inactive.has(code) && (actions.has(code) || (active.has(code) && visible.has(code)));

  return {
    allows(code) {
      const codes = codesOf({ action: code, type: '' });
      return codes.length > 0 && codes.every(allowsOne);
    },
    allowsRoute(codes) {
      const wanted = typeof codes === 'string' ? codesOf({ action: codes, type: '' }) : (codes ?? []);
      return wanted.length === 0 || wanted.some((code) => granted.has(code));
    },
    excludedKeys(prefix) {
      if (!prefix) return [];
      return [...activeVisible]
        .filter((code) => code.startsWith(prefix) && code.length > prefix.length && !granted.has(code))
        .map((code) => code.slice(prefix.length));
    },
  };
}

const codeSet = (entries: readonly PermissionEntry[], keep: (entry: PermissionEntry) => boolean): Set<string> =>
  new Set(entries.filter(keep).flatMap(codesOf));
