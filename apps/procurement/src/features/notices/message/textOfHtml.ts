/** The words of rich text, a line for each of its blocks. */
export const textOfHtml = (html: string): string =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
    .map(({ textContent }) => textContent ?? '')
    .join('\n');
