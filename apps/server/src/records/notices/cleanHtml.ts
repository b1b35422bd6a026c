import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { sanitizeInThread } from './sanitizeInThread';

/**
 * Sanitizes rich text with the same allow-list as the page that shows it.
 *
 * @param field named by the refusal when elements are nested too deep, or sanitizing takes too long
 */
export async function cleanHtml(html: string, field: string): Promise<string> {
  // Without a tag or an entity there is nothing to sanitize.
  if (!/[<&]/.test(html)) return html;
  if (depthOf(html) > MAX_DEPTH) throw refuse(texts.notice.tooDeep, field);
  const sanitized = await sanitizeInThread(html);
  if (sanitized === undefined) throw refuse(texts.notice.tooComplex, field);
  return sanitized;
}

/** Maximum nesting, because the sanitizer walks the tree recursively. */
const MAX_DEPTH = 500;

/** Upper bound of the nesting depth. Elements whose end tag is optional or forbidden do not count. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (NO_END_TAG.has(name!.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
const NO_END_TAG = new Set(['br', 'hr', 'wbr', 'img', 'col', 'p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'input']);
