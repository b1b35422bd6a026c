const KEY = 'gezi.form-designer.copied';
let here = '';

/**
 * Keeps what was copied in a designer beside the browser's clipboard, which not every page may read: not without the
 * person's leave, and not at all without https. It is shared by the tabs of this browser.
 */
export function keepCopied(text: string): void {
  here = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Full or refused: it can be pasted in this tab.
  }
}

/** What was last copied; an empty text when there is nothing. */
export function keptCopy(): string {
  try {
    return localStorage.getItem(KEY) ?? here;
  } catch {
    return here;
  }
}
