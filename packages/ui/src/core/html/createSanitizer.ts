import createDOMPurify, { type WindowLike } from 'dompurify';
import { ATTRIBUTES, TAGS } from './allowed';
import { safeStyle } from './safeStyle';

const LINK = /^(?:https?:|mailto:|tel:|[/#?]|\.{1,2}\/|[^:]*$)/i;
const IMAGE = /^(?:https?:|\/|\.{1,2}\/|data:image\/(?:png|jpe?g|gif|webp);base64,|[^:]*$)/i;
/** Controls, spaces and marks nobody sees: browsers read an address without them. */
const PASSED_OVER = /[\p{C}\p{Z}]/gu;

/**
 * The one sanitiser of all HTML that people or servers hand in: what is not on the list is gone; no script, handler,
 * form, frame or foreign style; links leave no trace of the page they come from. Its text stays.
 *
 * @param window a browser's, or that of a DOM on a server, e.g. `new JSDOM('').window`
 * @returns takes any text, broken markup too, and answers markup for `innerHTML`; what it has answered it leaves as it is
 */
export function createSanitizer(window: WindowLike): (html: string) => string {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    const style = node.getAttribute('style');
    if (style !== null) put(node, 'style', safeStyle(style));
    if (node.nodeName === 'A') rewriteLink(node);
    const source = node.getAttribute('src');
    if (source !== null && !IMAGE.test(source.replace(PASSED_OVER, ''))) node.removeAttribute('src');
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
  if (!LINK.test(target.replace(PASSED_OVER, ''))) link.removeAttribute('href');
  else if (!target.startsWith('#')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}
