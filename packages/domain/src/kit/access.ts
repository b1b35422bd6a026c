/**
 * Rows an endpoint may access.
 * - `none`: no rows of a tenant (texts, codes, the caller's own session)
 * - `own`: only the caller's own rows
 * - `tenant`: rows of the current tenant, which features restrict further. Users awaiting audit get 403, and so does
 *   every call without a current tenant (header `0`)
 */
export type Scope = 'none' | 'own' | 'tenant';

/** Who may call an endpoint. The server does not start if an endpoint declares none. */
export type Access =
  | { for: 'anyone' }
  | { for: 'user'; scope: Scope; externals: boolean }
  | { for: 'holder'; permission: string; scope: Scope };

/** No token needed. */
export const anyone: Access = { for: 'anyone' };

/** Any valid token, including suppliers and experts. */
export const signedIn = (scope: Scope): Access => ({ for: 'user', scope, externals: true });

/** Any valid token of the buying side; suppliers and experts get 403 (contract, part 1 §1.13). */
export const internal = (scope: Scope): Access => ({ for: 'user', scope, externals: false });

/** Callers with a role in the current tenant that grants the permission, e.g. `purchase:purchasePlan:list`. */
export const holders = (permission: string, scope: Scope = 'tenant'): Access => ({ for: 'holder', permission, scope });
