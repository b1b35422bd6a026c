/** The signed-in user, as far as this package and its neighbours read it; servers may send more. */
export interface SessionUser {
  id: string;
  username: string;
  realname: string;
  avatar?: string | null;
  /** 1 normal, 2 frozen, 0 and -1 waiting for audit. */
  status?: number | string | null;
  orgCode?: string | null;
  orgCodeTxt?: string | null;
  /** Organisation text shown in the header. */
  company?: string | null;
  homePath?: string | null;
  supplierId?: string | null;
  userType?: string | null;
}

export interface SessionTenant {
  id: number;
  name: string;
  secondaryDomain?: string | null;
  /** `'1'`: reached by https. */
  isHttps?: string | null;
}

/** One reading of the session; never changed, replaced as a whole. */
export interface Session {
  /** Undefined when nobody is signed in. */
  readonly token: string | undefined;
  readonly user: SessionUser | undefined;
  /** 0 when none is chosen. */
  readonly tenantId: number;
  readonly tenants: readonly SessionTenant[];
  /** The user's status was `0` or `-1`: only the account pages are open. */
  readonly pendingAudit: boolean;
  /** Epoch milliseconds at which the token is forgotten; 0 when nobody is signed in. */
  readonly tokenExpires: number;
  /** Epoch milliseconds at which the user info is forgotten; 0 when there is none. */
  readonly userExpires: number;
}

/** Holds the session of this browser; made for `useSyncExternalStore`. */
export interface SessionStore {
  /** The session in force; the same object until it changes. */
  get: () => Session;
  /** Replaces it, stores it, and tells the listeners and the other tabs. */
  set: (session: Session) => void;
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

/** Nobody. */
export const SIGNED_OUT: Session = {
  token: undefined,
  user: undefined,
  tenantId: 0,
  tenants: [],
  pendingAudit: false,
  tokenExpires: 0,
  userExpires: 0,
};
