import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editableText, mergeEdit } from './markdownSource';

/** Fragments that editors tend to rewrite. */
const awkward = fc
  .array(
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '标题\n====',
      'Setext\r\n---',
      '行尾两格  ',
      '\t代码',
      '* 星号\n+ 加号',
      '1) 一',
      '| a|b |\n|:-|--:|\n|1 |2|',
      '<div align=center>\n\n<b>html</b>',
      '&nbsp;&amp;',
      '\\*不斜\\*',
      '__粗__ _斜_',
      '~~~\n```',
      '[x]: /a "b"',
      '- [X] 完成',
      '\u00a0\u3000',
      '\ufeff',
      '𠮷👩‍👩‍👧',
      'a  \n\n\n\nb',
      ' ',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('saving without an edit changes no byte', () => {
  fc.assert(
    fc.property(awkward, (source) => {
      expect(mergeEdit(source, editableText(source))).toBe(source);
    }),
  );
});

test('an edit changes only what was typed', () => {
  fc.assert(
    fc.property(awkward, fc.nat(200), fc.nat(20), awkward, (source, place, taken, given) => {
      const text = editableText(source);
      const from = Math.min(place, text.length);
      const written = editableText(given);
      const edited = text.slice(0, from) + written + text.slice(from + taken);
      expect(editableText(mergeEdit(source, edited))).toBe(edited);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['mixed line ends stay mixed', 'a\r\nb\nc\rd', 'a\nb\nX\nd', 'a\r\nb\nX\rd'],
  ['new lines end as most do', 'a\r\nb\r\nc\n', 'a\nb\nc\nd\n', 'a\r\nb\r\nc\nd\r\n'],
  ['a document of old', 'a\rb', 'a\nb\nc', 'a\rb\rc'],
  ['nothing was there', '', '一\n二', '一\n二'],
  ['all is gone', 'a\r\nb', '', ''],
])('%s', (_name, source, edited, merged) => {
  expect(mergeEdit(source, edited)).toBe(merged);
});
