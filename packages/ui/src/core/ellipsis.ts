/** Characters shown before a text is cut (P§9). */
export const ELLIPSIS_LIMIT = 25;

/**
 * Cuts a text for display and ends it with `...`.
 *
 * @param limit maximum number of visible characters (an emoji counts as one); default 25
 */
export function ellipsis(text: string, limit: number = ELLIPSIS_LIMIT): string {
  if (text.length <= limit) return text;
  let shown = 0;
  for (const { index } of characters.segment(text)) {
    if (shown === limit) return `${text.slice(0, index)}...`;
    shown += 1;
  }
  return text;
}

const characters = new Intl.Segmenter();
