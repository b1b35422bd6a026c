/** Who is signed in. */
export interface ShellUser {
  /** Shown name, e.g. the real name. */
  name: string;
  /** Beside the name in the user menu, e.g. the account. */
  account?: string;
  /** Address of the picture; initials without one. */
  avatarUrl?: string;
  /** Organisation text of the login; the header shows it in place of the platform's name. */
  organisation?: string;
}
