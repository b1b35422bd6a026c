/** Session storage; without it the tabs are not stored. */
export const tabStorage = {
  read(key: string | undefined): string | null {
    try {
      return key ? sessionStorage.getItem(key) : null;
    } catch {
      return null;
    }
  },
  write(key: string | undefined, text: string): void {
    try {
      if (key) sessionStorage.setItem(key, text);
    } catch {
      // Restoring tabs is optional.
    }
  },
};
