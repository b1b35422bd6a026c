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
  /** Departments in charge, ids. */
  departsInCharge: readonly string[];
  /** The tenant in force; 0 = none, which never means all. */
  tenantId: number;
  ip: string;
  lowAppId: string | null;
}

export const hasRole = (caller: Pick<Caller, 'roles'>, ...codes: readonly string[]): boolean =>
  caller.roles.some((role) => codes.includes(role));

/** Suppliers and experts. */
export const isExternal = (caller: Pick<Caller, 'userType'>): boolean =>
  caller.userType === 'supplier' || caller.userType === 'expert';
