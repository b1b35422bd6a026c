/** Plain text of rich text, one line per block. */
export const textOfHtml = (html: string): string =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
    .map(({ textContent }) => textContent ?? '')
    .join('\n');
