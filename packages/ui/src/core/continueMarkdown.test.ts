import { expect, test } from 'vitest';
import { continueMarkdown } from './continueMarkdown';
import { applyMarkdown } from './markdownEdit';

/** `|` is the caret. */
test.each([
  ['- 一|', '- 一\n- |'],
  ['  * 一|二', '  * 一\n  * |二'],
  ['- [x] 已提交|', '- [x] 已提交\n- [ ] |'],
  ['9. 九|', '9. 九\n10. |'],
  ['3) 三|', '3) 三\n4) |'],
  ['> 引用|', '> 引用\n> |'],
  ['上\n- |\n下', '上\n|\n下'],
  ['- [ ] |', '|'],
])('%j and Enter: %j', (given, wanted) => {
  const at = given.indexOf('|');
  const state = { text: given.replace('|', ''), from: at, to: at };
  const edit = continueMarkdown(state)!;
  const text = applyMarkdown(state, edit);
  expect(`${text.slice(0, edit.from)}|${text.slice(edit.from)}`).toBe(wanted);
});

test.each(['正文', '', '-不是列表', '2026.1'])('Enter after %j adds a plain new line', (text) => {
  expect(continueMarkdown({ text, from: text.length, to: text.length })).toBeUndefined();
});
