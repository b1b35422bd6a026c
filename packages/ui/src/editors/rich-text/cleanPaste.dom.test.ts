import { expect, test } from 'vitest';
import { excelTable, webPage, wordDocument, wpsDocument } from '../../testing/clipboard';
import { cleanPaste } from './cleanPaste';

const cleaned = (html: string) => cleanPaste(html).html.replace(/\s*\n\s*/g, '');

test('cleans a Word document', () => {
  const { html, leftOut } = cleanPaste(wordDocument);
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<h2>一、技术要求</h2>' +
      '<p style="text-indent: 21pt">无缝钢管须符合 <b>GB/T 8163</b>，并附<span style="color: rgb(192, 0, 0)">材质证明书</span>。</p>' +
      '<ol><li>材质 20#<ul><li>壁厚 6 mm</li><li>长度 9 m</li></ul></li><li>无损检测</li></ol>' +
      '<ul><li>含税</li></ul>' +
      '<p style="text-align: center"><u>完</u></p>',
  );
  expect(leftOut).toBe(1);
});

test('cleans a WPS document', () => {
  expect(cleaned(wpsDocument)).toBe(
    '<p style="text-align: center"><b>询价函</b></p>' +
      '<p>请于 <span style="font-weight: bold">12 月 5 日</span>前报价。</p>' +
      '<ol start="3"><li>报价含税</li><li>交货期不超过四十五天</li></ol>' +
      '<table><tbody><tr><td colspan="2"><p>物料</p></td></tr><tr><td><p>闸阀</p></td><td><p>86</p></td></tr></tbody></table>',
  );
});

test('cleans Excel cells', () => {
  expect(cleaned(excelTable)).toBe(
    '<table><tbody><tr><td>物料</td><td>数量</td></tr><tr><td>闸阀</td><td>86</td></tr></tbody></table>',
  );
});

test('keeps the styles of other sources and removes what could run', () => {
  expect(cleaned(webPage)).toBe(
    '<p style="text-align: center">公告<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">详情</a></p>',
  );
});

test('returns embedded pictures where they can be uploaded', () => {
  const html = '<p>图<img src="data:image/png;base64,iVBORw0KGgo="></p>';
  expect(cleanPaste(html)).toMatchObject({ html, pictures: [] });
  const { html: rest, pictures } = cleanPaste(html, { takePictures: true });
  expect(rest).toBe('<p>图</p>');
  expect(pictures.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'image.png', type: 'image/png', size: 8 },
  ]);
});
