import type { GrantedRule } from './GrantedRule';

/** Who calls: the signed-in user as of this request, in one tenant. */
export interface Caller {
  sessionId: string;
  userId: string;
  username: string;
  realname: string;
  userType: 'buyer' | 'supplier' | 'expert' | 'admin';
  /** Set for users who act for a supplier. */
  supplierId: string | null;
  /** 1 normal; 0 and -1 wait for audit and see their own account only. */
  status: number;
  /** Codes of contract part 3 §1. */
  roles: readonly string[];
  /** Code of the current department, e.g. `A01A02`. */
  orgCode: string | null;
  /** Codes of all departments one belongs to. */
  orgCodes: readonly string[];
  /** Departments in charge, ids. */
  departsInCharge: readonly string[];
  /** What one's roles say of pages that are under data rules. */
  pageRules: readonly GrantedRule[];
  /** The tenant in force; 0 = none, which never means all. */
  tenantId: number;
  ip: string;
  lowAppId: string | null;
}

export const hasRole = (caller: Pick<Caller, 'roles'>, ...codes: readonly string[]): boolean =>
  caller.roles.some((role) => codes.includes(role));

/** The caller as no data rule stands: reads back what they have just written, and finds what must not be there twice. */
export const withoutDataRules = (caller: Caller): Caller => ({ ...caller, pageRules: [] });

/** Suppliers and experts. */
export const isExternal = (caller: Pick<Caller, 'userType'>): boolean =>
  caller.userType === 'supplier' || caller.userType === 'expert';
