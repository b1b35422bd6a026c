/** One entry of a permission list (P§3). */
export interface PermissionEntry {
  /** Permission code; may hold several, comma-joined. */
  action: string;
  /** `'1'` visible, `'2'` action. */
  type: string;
  /** `'1'` in force, `'0'` not; only the list of all permissions carries it. */
  status?: string;
  describe?: string;
}

/** The lists of `getUserPermissionByToken`. */
export interface PermissionLists {
  /** What the user was granted. */
  auth: readonly PermissionEntry[];
  /** Every permission under control, with its status. */
  allAuth: readonly PermissionEntry[];
}

/** The codes of an entry; none for a broken one. */
export const codesOf = (entry: PermissionEntry): string[] =>
  String(entry.action ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
