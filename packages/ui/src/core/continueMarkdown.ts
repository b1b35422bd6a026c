import type { MarkdownEdit, MarkdownText } from './markdownEdit';

const ENTRY = /^(\s*)(?:([-*+]) (?:(\[[ xX]\]) )?|(\d{1,9})([.)]) |((?:> ?)+))/;

/**
 * The edit that Enter makes within a list or quote: it adds the marker of the next entry, or ends the list at an empty
 * one.
 *
 * @returns undefined if Enter only adds a line
 */
export function continueMarkdown({ text, from, to }: MarkdownText): MarkdownEdit | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const line = text.slice(start, from);
  const [mark, indent = '', bullet, task, number, point, quote] = ENTRY.exec(line) ?? [];
  if (mark === undefined) return undefined;
  const newline = text.indexOf('\n', to);
  const rest = text.slice(to, newline < 0 ? undefined : newline);
  // An empty entry ends the list.
  if (line === mark && rest.trim() === '') return { start, end: to, insert: '', from: start, to: start };
  const next = quote ?? (bullet ? `${bullet} ${task ? '[ ] ' : ''}` : `${Number(number) + 1}${point} `);
  const insert = `\n${indent}${next}`;
  return { start: from, end: to, insert, from: from + insert.length, to: from + insert.length };
}
