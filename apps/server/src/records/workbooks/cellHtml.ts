/** Recognizes markup, because users also enter plain lines. */
const TAG = /<[a-z][^>]*>/i;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts a cell text to unsanitized rich text: markup stays, lines become paragraphs. */
export const cellHtml = (text: string): string =>
  TAG.test(text)
    ? text
    : text
        .split(/\r?\n/)
        .filter((line) => line.trim())
        .map((line) => `<p>${line.replace(/[&<>]/g, (char) => ESCAPES[char]!)}</p>`)
        .join('');
