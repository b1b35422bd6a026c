import { createSanitizer } from '@gezi/ui/html';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

let sanitizer: Promise<(html: string) => string> | undefined;

/** A DOM costs memory and start-up time: made when the first rich text comes in. */
async function makeSanitizer() {
  const { JSDOM } = await import('jsdom');
  return createSanitizer(new JSDOM('').window);
}

/**
 * Rich text as it may be kept: by the same list as the page that shows it.
 *
 * @param field named when the markup is beyond reading, e.g. nested ten thousand deep
 */
export async function cleanHtml(html: string, field: string): Promise<string> {
  // Without a tag or an entity there is nothing to read.
  if (!/[<&]/.test(html)) return html;
  if (depthOf(html) > MAX_DEPTH) throw refuse(texts.notice.tooDeep, field);
  sanitizer ??= makeSanitizer();
  const sanitize = await sanitizer;
  return sanitize(html);
}

/** Elements within each other, at most: what goes through a tree does so by recursion. */
const MAX_DEPTH = 500;

/** How deep the markup may get: opened and not closed, elements that have no end aside. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (END_LESS.has(name!.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
const END_LESS = new Set(['br', 'hr', 'wbr', 'img', 'col', 'p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'input']);
