/** Position of a syntax error. Lines and columns count from 1, columns in UTF-16 units as in editors. */
export interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  /** The character at the position; undefined at the end of the text. */
  readonly found?: string;
  /** What was expected: `value`, `name` (of a member, in quotes), `colon`, `comma` (or the closing bracket), `end`. */
  readonly expected: 'value' | 'name' | 'colon' | 'comma' | 'end' | 'string-end' | 'escape';
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * The first syntax error of a JSON text; undefined if there is none. Messages of `JSON.parse` state the position in
 * different ways or not at all. Works without recursion for any depth of nesting.
 */
export function findSyntaxError(text: string): SyntaxFault | undefined {
  let at = 0;
  /** The brackets that are open, innermost last. */
  const open: ('{' | '[')[] = [];
  let next: 'value' | 'first' | 'name' | 'first-name' | 'after' = 'value';

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return false;
    at = pattern.lastIndex;
    return true;
  };
  const fault = (expected: SyntaxFault['expected']): SyntaxFault => {
    const before = text.slice(0, at);
    const line = before.split('\n').length;
    const found = text[at] === undefined ? undefined : String.fromCodePoint(text.codePointAt(at)!);
    return { line, column: at - before.lastIndexOf('\n'), expected, ...(found === undefined ? {} : { found }) };
  };
  const string = (): SyntaxFault['expected'] | undefined => {
    at += 1;
    for (;;) {
      while (isPlain(text[at])) at += 1;
      if (text[at] === '"') {
        at += 1;
        return undefined;
      }
      if (text[at] !== '\\') return 'string-end';
      if (!skip(ESCAPE)) return 'escape';
    }
  };

  for (;;) {
    skip(SPACE);
    const here = text[at];
    if (next === 'after') {
      const around = open.at(-1);
      if (!around) return here === undefined ? undefined : fault('end');
      if (here === ',') {
        at += 1;
        next = around === '{' ? 'name' : 'value';
      } else if (here === (around === '{' ? '}' : ']')) {
        at += 1;
        open.pop();
      } else return fault('comma');
    } else if (next === 'name' || next === 'first-name') {
      if (here === '}' && next === 'first-name') {
        at += 1;
        open.pop();
        next = 'after';
        continue;
      }
      if (here !== '"') return fault('name');
      const wrong = string();
      if (wrong) return fault(wrong);
      skip(SPACE);
      if (text[at] !== ':') return fault('colon');
      at += 1;
      next = 'value';
    } else if (here === '{' || here === '[') {
      at += 1;
      open.push(here);
      next = here === '{' ? 'first-name' : 'first';
    } else if (here === ']' && next === 'first') {
      at += 1;
      open.pop();
      next = 'after';
    } else if (here === '"') {
      const wrong = string();
      if (wrong) return fault(wrong);
      next = 'after';
    } else if (skip(WORD) || skip(NUMBER)) next = 'after';
    else return fault('value');
  }
}

const isPlain = (character: string | undefined) =>
  character !== undefined && character > '\u001f' && character !== '"' && character !== '\\';
