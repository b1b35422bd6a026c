/** The signed-in user, as the shell shows it. */
export interface ShellUser {
  /** Displayed name, e.g. the real name. */
  name: string;
  /** Account, shown beside the name in the user menu. */
  account?: string;
  /** URL of the picture; default the initial. */
  avatarUrl?: string;
  /** Organisation; shown in the header in place of the platform name. */
  organisation?: string;
}
