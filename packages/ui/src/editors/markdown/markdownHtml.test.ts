import { expect, test } from 'vitest';
import { markdownHtml } from './markdownHtml';

test('renders tasks as symbols, not as controls', () => {
  expect(markdownHtml('- [x] 已提交\n- [ ] 已审核').replace(/\n/g, '')).toBe(
    '<ul><li style="list-style-type: none">☑ 已提交</li><li style="list-style-type: none">☐ 已审核</li></ul>',
  );
  expect(markdownHtml('- 一').replace(/\n/g, '')).toBe('<ul><li>一</li></ul>');
});
