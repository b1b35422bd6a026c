import type { GrantedRule } from './GrantedRule';

/** The signed-in user of the current request, in one tenant. */
export interface Caller {
  sessionId: string;
  userId: string;
  username: string;
  realname: string;
  userType: 'buyer' | 'supplier' | 'expert' | 'admin';
  /** Set for users who act for a supplier. */
  supplierId: string | null;
  /** 1: normal. 0 and -1: waiting for approval, may only see their own account. */
  status: number;
  /** Codes of contract part 3 §1. */
  roles: readonly string[];
  /** Code of the current department, e.g. `A01A02`. */
  orgCode: string | null;
  /** Codes of all departments of the user. */
  orgCodes: readonly string[];
  /** Ids of the departments the user is in charge of. */
  departsInCharge: readonly string[];
  /** Grants of the user's roles for pages that have data rules. */
  pageRules: readonly GrantedRule[];
  /** Current tenant; 0 means none, never all. */
  tenantId: number;
  ip: string;
  lowAppId: string | null;
  /** True for calls that the server makes in the name of the caller. */
  isInner?: true;
}

export const hasRole = (caller: Pick<Caller, 'roles'>, ...codes: readonly string[]): boolean =>
  caller.roles.some((role) => codes.includes(role));

/** The caller with data rules turned off, e.g. to read back a saved record or to detect duplicates. */
export const withoutDataRules = (caller: Caller): Caller => ({ ...caller, pageRules: [] });

/** Suppliers and experts. */
export const isExternal = (caller: Pick<Caller, 'userType'>): boolean =>
  caller.userType === 'supplier' || caller.userType === 'expert';
