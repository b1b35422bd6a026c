/**
 * Whose rows a call may touch.
 * - `none`: none of a tenant (texts, codes, the caller's own session)
 * - `own`: only the caller's own
 * - `tenant`: those of the tenant in force; the feature narrows them further by data scope. Users who wait for audit get
 *   403, and so does everybody while no tenant is in force (header `0`), whether they read or write
 */
export type Scope = 'none' | 'own' | 'tenant';

/** Who may call; without a declaration the server does not start. */
export type Access =
  | { for: 'anyone' }
  | { for: 'user'; scope: Scope; externals: boolean }
  | { for: 'holder'; permission: string; scope: Scope };

/** No token needed. */
export const anyone: Access = { for: 'anyone' };

/** Any valid token, suppliers and experts included. */
export const signedIn = (scope: Scope): Access => ({ for: 'user', scope, externals: true });

/** Any valid token of the buying side; suppliers and experts get 403 (contract, part 1 §1.13). */
export const internal = (scope: Scope): Access => ({ for: 'user', scope, externals: false });

/** Callers one of whose roles in the tenant in force grants the permission code, e.g. `purchase:purchasePlan:list`. */
export const holders = (permission: string, scope: Scope = 'tenant'): Access => ({ for: 'holder', permission, scope });
