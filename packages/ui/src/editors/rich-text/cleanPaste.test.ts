// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPaste } from './cleanPaste';

test('a list of Word becomes a list', () => {
  const entry = (level: number, mark: string, text: string) =>
    `<p class="MsoListParagraph" style="margin-left:21pt;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}<span style="font:7pt">&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--[if gte mso 9]><xml>x</xml><![endif]--><p class="MsoNormal" style="mso-pagination:none"><b>技术要求</b></p>${entry(1, '1.', '材质 20#')}${entry(2, '·', '壁厚 6 mm')}${entry(1, '2.', '无损检测')}<p class="MsoNormal">完</p></body></html>`;
  expect(cleanPaste(html)).toBe(
    '<p><b>技术要求</b></p><ol><li>材质 20#<ul><li>壁厚 6 mm</li></ul></li><li>无损检测</li></ol><p>完</p>',
  );
});

test('what is not from Office keeps its looks and loses what could run', () => {
  expect(cleanPaste('<p style="text-align: center">公告<script>alert(1)</script></p>')).toBe(
    '<p style="text-align: center">公告</p>',
  );
});

test('a table of WPS keeps its cells', () => {
  expect(
    cleanPaste(
      '<table class="MsoTableGrid" style="mso-yfti:1"><tbody><tr><td colspan="2"><p>物料</p></td></tr></tbody></table>',
    ),
  ).toBe('<table><tbody><tr><td colspan="2"><p>物料</p></td></tr></tbody></table>');
});
