import { describe, expect, test } from 'vitest';
import { readClipboard } from './readClipboard';

const excel = (rows: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>td{mso-number-format:General}</style></head><body><!--StartFragment--><table border=0><col width=72>${rows}</table><!--EndFragment--></body></html>`;

describe('the clipboard', () => {
  test('of Excel is read as plain text if that is sufficient', () => {
    const html = excel('<tr><td>1,234.50</td><td>2026/1/5</td></tr>');
    expect(readClipboard({ text: '1,234.50\t2026/1/5\r\n', html })).toEqual([['1,234.50', '2026/1/5']]);
  });

  test('with merged cells is read from the HTML table', () => {
    const html = excel(
      '<tr><td colspan=2 rowspan=2>合并</td><td>乙</td></tr><tr><td>丙</td></tr><tr><td>丁</td><td></td><td>戊</td></tr>',
    );
    expect(readClipboard({ text: '合并\t\t乙\r\n\t\t丙\r\n丁\t\t戊\r\n', html })).toEqual([
      ['合并', '', '乙'],
      ['', '', '丙'],
      ['丁', '', '戊'],
    ]);
  });

  test('keeps line breaks in cells and collapses blanks', () => {
    const html = excel('<tr><td>需附\n  证明书<br>到货前&nbsp;通知</td><td><p>一</p><p>二</p></td></tr>');
    expect(readClipboard({ text: 'x\r\n', html })).toEqual([['需附 证明书\n到货前 通知', '一\n二']]);
  });

  test('of a page without tabs is read from its table', () => {
    expect(readClipboard({ text: '甲 乙', html: '<table><tr><th>甲</th><td>乙</td></tr></table>' })).toEqual([
      ['甲', '乙'],
    ]);
  });

  test('with HTML but no table is read as plain text', () => {
    expect(readClipboard({ text: '甲', html: '<b>甲</b>' })).toEqual([['甲']]);
    expect(readClipboard({ text: '甲', html: '<table></table>' })).toEqual([['甲']]);
  });

  test('executes nothing it reads', () => {
    const html =
      '<table><tr><td>安全<script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 1"></td></tr></table>';
    expect(readClipboard({ text: '', html })).toEqual([['安全']]);
    expect('hit' in globalThis).toBe(false);
  });
});
