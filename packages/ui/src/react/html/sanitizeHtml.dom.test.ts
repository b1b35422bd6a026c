import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml';

test.each([
  ['<p>公告<script>alert(1)</script></p>', '<p>公告</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x">'],
  ['<a href="javascript:alert(1)">看</a>', '<a>看</a>'],
  ['<a href=" java\tscript:alert(1)">看</a>', '<a>看</a>'],
  ['<iframe src="https://evil.example"></iframe>文', '文'],
  ['<svg><animate onbegin=alert(1)></svg>文', '文'],
  ['<form action="/x"><input name="password"></form>文', '文'],
  ['<style>body{display:none}</style>文', '文'],
  ['<p style="position:fixed;color:red" class="ant-modal" id="root">文</p>', '<p style="color: red">文</p>'],
  ['<img src="data:text/html,<script>alert(1)</script>">', '<img>'],
  ['<img src="data:image/png;base64,AAAA" alt="图">', '<img src="data:image/png;base64,AAAA" alt="图">'],
  ['<b>没有结束', '<b>没有结束</b>'],
])('%s becomes %s', (given, safe) => {
  expect(sanitizeHtml(given)).toBe(safe);
});

test('opens links in a new tab without referrer or opener', () => {
  expect(sanitizeHtml('<a href="https://example.com/公告">公告</a>')).toBe(
    '<a href="https://example.com/公告" target="_blank" rel="noopener noreferrer nofollow">公告</a>',
  );
  expect(sanitizeHtml('<a href="#二">二</a>')).toBe('<a href="#二">二</a>');
});

test('keeps tables, lists and headings', () => {
  const html = '<h2>采购公告</h2><table><tbody><tr><td colspan="2">物料</td></tr></tbody></table><ul><li>一</li></ul>';
  expect(sanitizeHtml(html)).toBe(html);
});
