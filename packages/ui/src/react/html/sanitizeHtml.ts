import createDOMPurify, { type DOMPurify } from 'dompurify';
import { safeStyle } from '../../core/safeStyle';

/** Bits of a document that a text has no use for: they run, load, submit or restyle the page around it. */
const FORBIDDEN_TAGS = ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'svg', 'math', 'dialog'];
const FORBIDDEN_ATTRIBUTES = ['id', 'name', 'srcset', 'background', 'ping', 'contenteditable', 'tabindex', 'popover'];
const LINK = /^(?:https?:|mailto:|tel:|[/#?]|\.{1,2}\/|[^:]*$)/i;
const IMAGE = /^(?:https?:|\/|\.{1,2}\/|data:image\/(?:png|jpe?g|gif|webp);base64,|[^:]*$)/i;

let purify: DOMPurify | undefined;

/**
 * Rich content made safe to show: no script, handler, form, frame or foreign style; links leave no trace of the page
 * they come from. The one sanitiser of all HTML that people or servers hand in.
 *
 * @param html any text; broken markup is closed
 * @returns markup for `innerHTML`
 */
export function sanitizeHtml(html: string): string {
  purify ??= withRules(createDOMPurify(window));
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function withRules(made: DOMPurify): DOMPurify {
  made.addHook('afterSanitizeAttributes', (node) => {
    const style = node.getAttribute('style');
    if (style !== null) {
      const safe = safeStyle(style);
      if (safe) node.setAttribute('style', safe);
      else node.removeAttribute('style');
    }
    // Classes would borrow the looks of the page, e.g. a cover over all of it.
    node.removeAttribute('class');
    if (node.nodeName === 'A') rewriteLink(node);
    const source = node.getAttribute('src');
    if (source !== null && !IMAGE.test(source.trim())) node.removeAttribute('src');
  });
  return made;
}

function rewriteLink(link: Element) {
  const target = link.getAttribute('href');
  if (target === null) return;
  if (!LINK.test(target.trim())) link.removeAttribute('href');
  else if (!target.startsWith('#')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}
