import { sanitizeHtml } from '../../react/html/sanitizeHtml';

/**
 * What Word and WPS put on the clipboard, as plain HTML: their lists become lists, their styles and comments go.
 * Other HTML is made safe and else left as it is.
 */
export function cleanPaste(html: string): string {
  if (!/mso-|urn:schemas-microsoft-com|Kingsoft|WPS/i.test(html)) return sanitizeHtml(html);
  const { body } = new DOMParser().parseFromString(html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, ''), 'text/html');
  for (const junk of body.querySelectorAll('style, meta, link, xml, title')) junk.remove();
  // Names of Office's own, e.g. o:p, hold text at most.
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  makeLists(body);
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  return sanitizeHtml(body.innerHTML);
}

const LEVEL = /mso-list:[^;]*level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)\s*[.)、．）]/i;

/** Paragraphs that Office shows as list entries, put into nested lists. */
function makeLists(body: HTMLElement) {
  let lists: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) {
      lists = [];
      continue;
    }
    const mark = paragraph.querySelector<HTMLElement>('[style*="mso-list:Ignore" i]');
    const kind = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (paragraph.previousElementSibling !== lists[0]) lists = [];
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = document.createElement(kind);
      const parent = lists.at(-1);
      if (!parent) paragraph.before(list);
      else (parent.lastElementChild ?? parent.appendChild(document.createElement('li'))).append(list);
      lists.push(list);
    }
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    lists.at(-1)!.append(entry);
    paragraph.remove();
  }
}
