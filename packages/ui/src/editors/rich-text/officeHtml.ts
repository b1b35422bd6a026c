/** Conditional comments that only Office reads. */
const FOR_OFFICE = /<!--\[if[\s\S]*?<!\[endif\]-->|<!\[[^\]>]*\]>/g;

/**
 * Converts clipboard HTML of Word, WPS and Excel to plain HTML: their lists become lists; their elements, comments and
 * styles are removed, except bold, italic, strikethrough, colours, alignment and indentation.
 *
 * @param html as it comes from the clipboard; not sanitised here
 */
export function officeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(FOR_OFFICE, ''), 'text/html');
  for (const junk of body.querySelectorAll('style, meta, link, xml, title, script, colgroup, col')) junk.remove();
  makeLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    // Elements in Office namespaces, e.g. o:p, contain only text.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
    else plainLooks(element);
  }
  dropEmpty(body);
  joinLines(body);
  return body.innerHTML;
}

const LEVEL = /mso-list:[^;]*level(\d+)/i;
const NUMBERED = /^\s*[（(]?\s*(\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)\s*[.)、．）]/i;

/** Puts paragraphs that Office shows as list entries into nested lists. */
function makeLists(body: HTMLElement) {
  let lists: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    const mark = paragraph.querySelector<HTMLElement>('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    // A numbered heading is kept, with its number as text.
    if (level === 0 || paragraph.localName !== 'p') {
      lists = [];
      continue;
    }
    const number = NUMBERED.exec(mark?.textContent ?? '')?.[1];
    const kind = number === undefined ? 'ul' : 'ol';
    mark?.remove();
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists.length = Math.min(lists.length, level);
    // Numbers after bullets start a new list.
    if (lists.length === level && lists.at(-1)!.localName !== kind) lists.length -= 1;
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(kind);
      if (kind === 'ol' && Number(number) > 1) list.setAttribute('start', String(Number(number)));
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(newEntry(body))).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const entry = newEntry(body);
    entry.append(...paragraph.childNodes);
    lists.at(-1)!.append(entry);
    paragraph.remove();
  }
}

const newEntry = (body: HTMLElement) => body.ownerDocument.createElement('li');

const KEPT_STYLES: Record<string, RegExp> = {
  'text-align': /^(?:center|right|justify)$/,
  'text-indent': /^(?!0)[\d.]+(?:em|pt|px)$/,
  'font-weight': /^(?:bold|[6-9]00)$/,
  'font-style': /^italic$/,
  'text-decoration': /underline|line-through/,
  color: /^(?!windowtext|black|#000$|#000000|rgb\(0, ?0, ?0\)|auto|inherit)/,
  'background-color': /^(?!white|#fff$|#ffffff|rgb\(255, ?255, ?255\)|transparent|initial|auto|inherit)/,
};

function plainLooks(element: HTMLElement) {
  const { style } = element;
  const highlight = /mso-highlight:\s*([a-z]+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (highlight) style.backgroundColor = highlight;
  const kept = Object.entries(KEPT_STYLES).flatMap(([property, fine]) => {
    const value = style.getPropertyValue(property) || (property === 'background-color' ? style.background : '');
    return value && fine.test(value) ? `${property}: ${value}` : [];
  });
  for (const name of element.getAttributeNames())
    if (!['colspan', 'rowspan', 'href', 'src', 'alt', 'start', 'width', 'height'].includes(name))
      element.removeAttribute(name);
  if (element.localName !== 'img') for (const name of ['width', 'height']) element.removeAttribute(name);
  if (kept.length > 0) element.setAttribute('style', kept.join('; '));
}

/** Office wraps everything in spans and writes empty lines as non-breaking spaces. */
function dropEmpty(body: HTMLElement) {
  for (const span of body.querySelectorAll('span, font'))
    if (!span.hasAttribute('style')) span.replaceWith(...span.childNodes);
  for (const link of body.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img, br')) paragraph.remove();
  body.normalize();
}

const WIDE = '[\\u2e80-\\u9fff\\uff00-\\uffef]';
const BROKEN = new RegExp(`(?<=${WIDE})[ \\t]*\\r?\\n[ \\t]*(?=${WIDE})`, 'g');

/** Joins wrapped source lines: between Chinese characters a line end would become a space. */
function joinLines(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, 4);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    node.data = node.data.replace(BROKEN, '');
  }
}
