/** A text and its selection, as offsets. */
export interface MarkdownText {
  text: string;
  from: number;
  to: number;
}

/** A replacement of the text from `start` to `end`, and the selection after it. */
export interface MarkdownEdit {
  start: number;
  end: number;
  insert: string;
  from: number;
  to: number;
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export type MarkdownTool =
  | `heading${HeadingLevel}`
  | 'paragraph'
  | 'bold'
  | 'italic'
  | 'strike'
  | 'rule'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'indent'
  | 'outdent'
  | 'table'
  | 'code';

const MARKS = { bold: '**', italic: '*', strike: '~~' } as const;
const COLUMN = '列';
const PREFIX = /^(\s*)(?:#{1,6} |> |[-*+] \[[ xX]\] |[-*+] |\d+\. )?/;
const HEADING = /^ {0,3}#{1,6} +/;

/**
 * The edit that a tool makes. The rest of the text is unchanged.
 *
 * @param options.columnName name of the columns of a new table, followed by their number; default `列`
 */
export function markdownEdit(tool: MarkdownTool, state: MarkdownText, { columnName = COLUMN } = {}): MarkdownEdit {
  switch (tool) {
    case 'paragraph':
      return lines(state, (line) => line.replace(HEADING, ''));
    case 'bold':
    case 'italic':
    case 'strike':
      return wrap(state, MARKS[tool]);
    case 'code':
      return code(state);
    case 'quote':
      return toggle(state, /^> /, () => '> ');
    case 'bullets':
      return toggle(state, /^\s*[-*+] (?!\[)/, () => '- ');
    case 'numbers':
      return toggle(state, /^\s*\d+\. /, (nth) => `${nth + 1}. `);
    case 'tasks':
      return toggle(state, /^\s*[-*+] \[[ xX]\] /, () => '- [ ] ');
    case 'indent':
      return lines(state, (line) => (line === '' ? line : `  ${line}`));
    case 'outdent':
      return lines(state, (line) => line.replace(/^(?: {1,2}|\t)/, ''));
    case 'rule':
      return block(state, '---', 3);
    case 'table':
      return table(state, columnName);
    default:
      return heading(state, Number(tool.slice('heading'.length)));
  }
}

function table(state: MarkdownText, columnName: string) {
  const heads = [1, 2, 3].map((nth) => `${columnName} ${nth}`);
  const insert = `| ${heads.join(' | ')} |\n| --- | --- | --- |\n|  |  |  |`;
  return block(state, insert, 2, heads[0]!.length);
}

/** Turns lines into headings of a level, or into plain lines if they are headings already. */
function heading(state: MarkdownText, level: number) {
  const mark = `${'#'.repeat(level)} `;
  return lines(state, (line) => (line.startsWith(mark) ? line.slice(mark.length) : mark + line.replace(HEADING, '')));
}

/** Replaces the selection by a link or picture with the selected text. */
export function markdownLink(state: MarkdownText, address: string, { image = false, text = '' } = {}): MarkdownEdit {
  const words = state.text.slice(state.from, state.to) || text;
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, '')}>` : address;
  const insert = `${image ? '!' : ''}[${words.replace(/([[\]\\])/g, '\\$1')}](${target})`;
  const end = state.from + insert.length;
  return { start: state.from, end: state.to, insert, from: end, to: end };
}

/** The text after an edit. */
export const applyMarkdown = ({ text }: MarkdownText, { start, end, insert }: MarkdownEdit): string =>
  text.slice(0, start) + insert + text.slice(end);

function wrap({ text, from, to }: MarkdownText, mark: string): MarkdownEdit {
  const { length } = mark;
  const isMarked = text.slice(from - length, from) === mark && text.slice(to, to + length) === mark;
  // One more asterisk on both sides is a different marker: bold is not italic.
  const isOther = mark === '*' && text.slice(from - 2, from) === '**' && text.slice(from - 3, from) !== '***';
  const words = text.slice(from, to);
  if (isMarked && !isOther)
    return { start: from - length, end: to + length, insert: words, from: from - length, to: to - length };
  return { start: from, end: to, insert: mark + words + mark, from: from + length, to: to + length };
}

function code(state: MarkdownText): MarkdownEdit {
  const { text, from, to } = state;
  const words = text.slice(from, to);
  if (!words.includes('\n')) return wrap(state, '`');
  // The fence is longer than any inside.
  const longest = Math.max(2, ...[...words.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const insert = `${fence}\n${words.replace(/\n$/, '')}\n${fence}`;
  return { start: from, end: to, insert, from: from + fence.length, to: from + fence.length };
}

/** The whole lines of the selection. */
function lines({ text, from, to }: MarkdownText, change: (line: string, nth: number) => string): MarkdownEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const newline = text.indexOf('\n', last);
  const end = newline < 0 ? text.length : newline;
  const before = text.slice(start, end).split('\n');
  const after = before.map(change);
  const insert = after.join('\n');
  const first = start + Math.max(0, from - start + after[0]!.length - before[0]!.length);
  return { start, end, insert, from: from === to ? first : start, to: from === to ? first : start + insert.length };
}

/** Adds a marker to lines, or removes it if all lines have it. */
function toggle(state: MarkdownText, has: RegExp, prefix: (nth: number) => string): MarkdownEdit {
  const { start, end } = lines(state, (line) => line);
  const marked = state.text
    .slice(start, end)
    .split('\n')
    .every((line) => has.test(line));
  return lines(state, (line, nth) =>
    marked
      ? line.replace(has, (found) => /^\s*/.exec(found)![0])
      : line.replace(PREFIX, (_found, indent: string) => indent + prefix(nth)),
  );
}

/** Inserts a block on its own lines. @param select offset and length to select within it */
function block({ text, from, to }: MarkdownText, insert: string, select: number, length = 0): MarkdownEdit {
  const before = text.slice(0, from);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = text.slice(to).startsWith('\n') ? '\n' : '\n\n';
  const at = from + lead.length + select;
  return { start: from, end: to, insert: lead + insert + tail, from: at, to: at + length };
}
