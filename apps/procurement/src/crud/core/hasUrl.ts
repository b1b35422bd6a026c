/** True if a configured call has an address. Lists show a message instead of calling without one (B§5). */
export const hasUrl = <Target extends { path: string }>(target: Target | undefined): target is Target =>
  Boolean(target?.path);
