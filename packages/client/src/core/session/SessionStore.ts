/** The members of the signed-in user that the packages read; a server may send more. */
export interface SessionUser {
  id: string;
  username: string;
  realname: string;
  avatar?: string | null;
  /** 1 active, 2 frozen, 0 and -1 waiting for audit. */
  status?: number | string | null;
  orgCode?: string | null;
  orgCodeTxt?: string | null;
  /** Name of the organisation shown in the header. */
  company?: string | null;
  homePath?: string | null;
  supplierId?: string | null;
  userType?: string | null;
}

export interface SessionTenant {
  id: number;
  name: string;
  secondaryDomain?: string | null;
  /** `'1'` if the tenant's site uses https. */
  isHttps?: string | null;
}

/** The session: an immutable snapshot. */
export interface Session {
  /** Undefined if no user is signed in. */
  readonly token: string | undefined;
  readonly user: SessionUser | undefined;
  /** 0 if no tenant is selected. */
  readonly tenantId: number;
  readonly tenants: readonly SessionTenant[];
  /** Whether the user waits for audit (status `0` or `-1`): only the account pages are open. */
  readonly pendingAudit: boolean;
  /** Expiry of the token in epoch milliseconds; 0 without a token. */
  readonly tokenExpires: number;
  /** Expiry of the user info in epoch milliseconds; 0 without a user. */
  readonly userExpires: number;
}

/** The session of this browser; fits `useSyncExternalStore`. */
export interface SessionStore {
  /** The current session; the same object until it changes. */
  get: () => Session;
  /** Replaces and stores the session; notifies the listeners and other tabs. */
  set: (session: Session) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** The session without a user. */
export const SIGNED_OUT: Session = {
  token: undefined,
  user: undefined,
  tenantId: 0,
  tenants: [],
  pendingAudit: false,
  tokenExpires: 0,
  userExpires: 0,
};
