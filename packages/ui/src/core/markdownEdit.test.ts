import { expect, test } from 'vitest';
import { applyMarkdown, markdownEdit, markdownLink, type MarkdownTool } from './markdownEdit';

/** `‹` and `›` mark the selection. */
function state(marked: string) {
  const from = marked.indexOf('‹');
  const to = marked.replace('‹', '').indexOf('›');
  return { text: marked.replace(/[‹›]/g, ''), from, to };
}
function show(before: ReturnType<typeof state>, edit: ReturnType<typeof markdownEdit>) {
  const text = applyMarkdown(before, edit);
  return `${text.slice(0, edit.from)}‹${text.slice(edit.from, edit.to)}›${text.slice(edit.to)}`;
}

test.each<[MarkdownTool, string, string]>([
  ['bold', '请‹注意›交期', '请**‹注意›**交期'],
  ['bold', '请**‹注意›**交期', '请‹注意›交期'],
  ['italic', '**‹注意›**', '***‹注意›***'],
  ['italic', '***‹注意›***', '**‹注意›**'],
  ['strike', '‹›', '~~‹›~~'],
  ['code', '‹DN150›', '`‹DN150›`'],
  ['code', '‹a\nb›', '```‹›\na\nb\n```'],
  ['code', '‹```\nb›', '````‹›\n```\nb\n````'],
  ['heading1', '技术‹›要求', '# 技术‹›要求'],
  ['heading2', '# 技术‹›要求', '## 技术‹›要求'],
  ['heading6', '###### 技术‹›要求', '技术‹›要求'],
  ['paragraph', '### 技术‹›要求', '技术‹›要求'],
  ['quote', '‹一\n二›', '‹> 一\n> 二›'],
  ['quote', '‹> 一\n> 二›', '‹一\n二›'],
  ['bullets', '前\n‹一\n二›\n后', '前\n‹- 一\n- 二›\n后'],
  ['numbers', '‹- 一\n- 二›', '‹1. 一\n2. 二›'],
  ['tasks', '‹1. 一\n2. 二›', '‹- [ ] 一\n- [ ] 二›'],
  ['tasks', '‹- [ ] 一\n- [x] 二›', '‹一\n二›'],
  ['bullets', '‹- [ ] 一›', '‹- 一›'],
  ['indent', '‹- 一\n\n- 二›', '‹  - 一\n\n  - 二›'],
  ['outdent', '‹  - 一\n- 二›', '‹- 一\n- 二›'],
  ['rule', '上‹›下', '上\n\n---‹›\n\n下'],
  ['rule', '‹›', '---‹›\n\n'],
  ['table', '‹›', '| ‹列 1› | 列 2 | 列 3 |\n| --- | --- | --- |\n|  |  |  |\n\n'],
])('%s: %j becomes %j', (tool, before, after) => {
  const given = state(before);
  expect(show(given, markdownEdit(tool, given))).toBe(after);
});

test('inserts links and pictures', () => {
  const given = state('见‹公告›');
  expect(show(given, markdownLink(given, 'https://example.com/a b'))).toBe('见[公告](<https://example.com/a b>)‹›');
  const none = state('‹›');
  expect(show(none, markdownLink(none, '/a.png', { image: true, text: '图[1]' }))).toBe('![图\\[1\\]](/a.png)‹›');
});

test('names table columns in the language of the page', () => {
  const given = state('‹›');
  expect(show(given, markdownEdit('table', given, { columnName: 'Column' }))).toContain('| ‹Column 1› | Column 2 |');
});
