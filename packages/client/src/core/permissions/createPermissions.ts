import { codesOf, type PermissionEntry, type PermissionLists } from './PermissionEntry';

export interface Permissions {
  /**
   * May an element with this code be shown and used? Several codes, comma-joined, must all be allowed;
   * an empty code allows nothing.
   */
  allows: (code: string) => boolean;
  /** May a route be seen? Without codes it is open; of several one suffices. */
  allowsRoute: (codes: string | readonly string[] | null | undefined) => boolean;
  /**
   * What a grid hides: the codes with a prefix that are in force, of type `'1'` and not granted, without the
   * prefix: `add`, `batch_delete`, column keys (B§6; contract, part 1 §8).
   */
  excludedKeys: (prefix: string) => string[];
}

/**
 * Judges permission codes by the lists of the server. Our reading of P§6 and B§6, which name a permission list and
 * two stored lists, the authority list (`auth`) and the disabled list (`allAuth`):
 *
 * 1. an entry of `allAuth` with status `'0'` denies its codes, whatever else grants them;
 * 2. an entry of type `'2'` in the user's list grants its codes;
 * 3. an entry of `allAuth` with status `'1'` grants its codes unless the user's own list lacks them; that list
 *    is read without its type-`'2'` entries, which step 2 has judged already;
 * 4. everything else is denied.
 */
export function createPermissions({ auth, allAuth }: PermissionLists): Permissions {
  const actions = codeSet(auth, ({ type }) => String(type) === '2');
  const visible = codeSet(auth, ({ type }) => String(type) !== '2');
  const off = codeSet(allAuth, ({ status }) => String(status) === '0');
  const inForce = codeSet(allAuth, ({ status }) => String(status) === '1');
  const shownInForce = codeSet(allAuth, ({ status, type }) => String(status) === '1' && String(type) === '1');
  const granted = codeSet(auth, () => true);

  const allowsOne = (code: string): boolean =>
    !off.has(code) && (actions.has(code) || (inForce.has(code) && visible.has(code)));

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
      return [...shownInForce]
        .filter((code) => code.startsWith(prefix) && code.length > prefix.length && !granted.has(code))
        .map((code) => code.slice(prefix.length));
    },
  };
}

const codeSet = (entries: readonly PermissionEntry[], keep: (entry: PermissionEntry) => boolean): Set<string> =>
  new Set(entries.filter(keep).flatMap(codesOf));
