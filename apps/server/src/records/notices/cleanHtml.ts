import { createSanitizer } from '@gezi/ui/html';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

let sanitizer: Promise<(html: string) => string> | undefined;

/** Created on first use, because a DOM costs memory and start-up time. */
async function makeSanitizer() {
  const { JSDOM } = await import('jsdom');
  return createSanitizer(new JSDOM('').window);
}

/**
 * Sanitizes rich text with the same allow-list as the page that shows it.
 *
 * @param field named by the refusal when elements are nested too deep
 */
export async function cleanHtml(html: string, field: string): Promise<string> {
  // Without a tag or an entity there is nothing to sanitize.
  if (!/[<&]/.test(html)) return html;
  if (depthOf(html) > MAX_DEPTH) throw refuse(texts.notice.tooDeep, field);
  sanitizer ??= makeSanitizer();
  const sanitize = await sanitizer;
  return sanitize(html);
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
