import createDOMPurify, { type WindowLike } from 'dompurify';
import { ATTRIBUTES, TAGS } from './allowed';
import { safeStyle } from './safeStyle';

const LINK = /^(?:https?:|mailto:|tel:|[/#?]|\.{1,2}\/|[^:]*$)/i;
const IMAGE = /^(?:https?:|\/|\.{1,2}\/|data:image\/(?:png|jpe?g|gif|webp);base64,|[^:]*$)/i;
/** Control characters, spaces and invisible marks, which browsers ignore in URLs. */
const IGNORED_IN_URLS = /[\p{C}\p{Z}]/gu;

/**
 * Creates the sanitiser for HTML from users and servers. It removes everything that is not on its allow list: scripts,
 * handlers, forms, frames, unknown styles. Text is kept. Links open in a new tab, without referrer or opener.
 *
 * @param window the browser's, or one of a DOM on the server, e.g. `new JSDOM('').window`
 * @returns a function from any text to safe markup for `innerHTML`; idempotent
 */
export function createSanitizer(window: WindowLike): (html: string) => string {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    const style = node.getAttribute('style');
    if (style !== null) put(node, 'style', safeStyle(style));
    if (node.nodeName === 'A') rewriteLink(node);
    const source = node.getAttribute('src');
    if (source !== null && !IMAGE.test(source.replace(IGNORED_IN_URLS, ''))) node.removeAttribute('src');
  });
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
}

function put(node: Element, name: string, value: string) {
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
}

function rewriteLink(link: Element) {
  link.removeAttribute('target');
  link.removeAttribute('rel');
  const target = link.getAttribute('href');
  if (target === null) return;
  if (!LINK.test(target.replace(IGNORED_IN_URLS, ''))) link.removeAttribute('href');
  else if (!target.startsWith('#')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}
