/** Session storage that may be refused: then the tabs end with the page. */
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
      // Nothing depends on it.
    }
  },
};
