/** Elements that begin a line of their own. */
const BLOCKS = new Set(['P', 'DIV', 'LI', 'TR', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'PRE', 'TABLE']);

/**
 * The words of an HTML text, with its lines. Nothing of it is ever put into the page: no script, style, link or image
 * of an announcement can act here.
 */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
  return textOf(body)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (node.nodeName === 'BR') return '\n';
  const inner = [...node.childNodes].map(textOf).join('');
  return BLOCKS.has(node.nodeName) ? `\n${inner}\n` : inner;
}
