/** Where a sign-in comes from. */
export interface SignInFrom {
  ip: string;
  userAgent: string;
  /** Method and path, for the log. */
  call: string;
}
