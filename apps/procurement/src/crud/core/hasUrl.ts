/** Whether a configured call has an address; lists without one show a message instead (B§5). */
export const hasUrl = <Target extends { path: string }>(target: Target | undefined): target is Target =>
  Boolean(target?.path);
