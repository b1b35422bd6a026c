const KEY = 'gezi.form-designer.copied';
let here = '';

/**
 * Stores the last copy in addition to the browser's clipboard, which a page can only read with the user's permission
 * and over https. All tabs of this browser share it.
 */
export function storeCopy(text: string): void {
  here = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Full or refused: it can be pasted in this tab.
  }
}

/** The last copy; an empty text if there is none. */
export function lastCopy(): string {
  try {
    return localStorage.getItem(KEY) ?? here;
  } catch {
    return here;
  }
}
