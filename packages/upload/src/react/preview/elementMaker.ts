import type { Options } from 'docx-preview';

interface Description {
  ns?: string;
  tagName: string;
  className?: string;
  style?: string | Partial<CSSStyleDeclaration>;
  children?: (Description | Node | string)[];
}

/** Elements that a document never needs. */
const REFUSED = new Set(['iframe', 'script', 'object', 'embed', 'link', 'base', 'meta', 'form']);

/**
 * Creates what docx-preview describes in another document, whose scripts are off. By default it creates elements in the
 * page, where handlers of events would run.
 */
export function elementMaker(target: Document): Options['h'] {
  function make(part: Description | Node | string): Node {
    if (typeof part === 'string') return target.createTextNode(part);
    // Nodes of a frame are no instances of the classes of the page.
    if ('nodeType' in part) return part;
    const { ns, tagName, className, style, children = [], ...properties } = part;
    if (tagName === '#comment' || REFUSED.has(tagName.toLowerCase())) return target.createComment('');
    const node =
      tagName === '#fragment'
        ? target.createDocumentFragment()
        : ns === undefined
          ? target.createElement(tagName)
          : target.createElementNS(ns, tagName);
    if ('setAttribute' in node) {
      if (className) node.setAttribute('class', className);
      if (typeof style === 'string') node.setAttribute('style', style);
      else if (style) Object.assign((node as HTMLElement).style, style);
      for (const [key, value] of Object.entries(properties)) {
        if (value !== undefined && !key.startsWith('on')) Object.assign(node, { [key]: value });
      }
    }
    node.append(...children.map(make));
    return node;
  }
  return make as Options['h'];
}
