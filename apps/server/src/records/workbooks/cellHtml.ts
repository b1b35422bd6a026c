/** Whether a text is markup; people write plain lines into cells as well. */
const TAG = /<[a-z][^>]*>/i;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text of a cell as rich text, to be sanitised still: markup as it is, lines as paragraphs. */
export const cellHtml = (text: string): string =>
  TAG.test(text)
    ? text
    : text
        .split(/\r?\n/)
        .filter((line) => line.trim())
        .map((line) => `<p>${line.replace(/[&<>]/g, (char) => ESCAPES[char]!)}</p>`)
        .join('');
