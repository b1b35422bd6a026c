/** One entry of a permission list (P§3). */
export interface PermissionEntry {
  /** Permission code, or several comma-joined codes. */
  action: string;
  /** `'1'` visibility, `'2'` action. */
  type: string;
  /** `'1'` active, `'0'` inactive; only in the list of all permissions. */
  status?: string;
  describe?: string;
}

/** The lists of `getUserPermissionByToken`. */
export interface PermissionLists {
  /** Permissions granted to the user. */
  auth: readonly PermissionEntry[];
  /** All controlled permissions with their status. */
  allAuth: readonly PermissionEntry[];
}

/** The codes of an entry; none for an invalid entry. */
export const codesOf = (entry: PermissionEntry): string[] =>
  String(entry.action ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
