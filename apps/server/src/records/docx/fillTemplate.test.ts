import { describe, expect, test } from 'vitest';
import { makeZip, type ZipEntry } from '../../../tests/support/makeZip';
import { openPackage } from '../workbooks/openPackage';
import type { DocxValues } from './docxMessages';
import { fillTemplate } from './fillTemplate';

const names = { values: ['编号', '约定'], loops: { 明细: ['名称', '金额'] } };
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesOf = (type: string): ZipEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
});
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (...texts: string[]) => `<w:p>${texts.map(run).join('')}</w:p>`;
const bodyOf = (body: string): ZipEntry => ({
  name: 'word/document.xml',
  content: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
});
const docx = (body: string, more: ZipEntry[] = [], type = MAIN) => makeZip([typesOf(type), bodyOf(body), ...more]);
const check = (template: Buffer) => fillTemplate({ template, names });

function filled(body: string, values: DocxValues): string {
  const result = fillTemplate({ template: docx(body), names, values });
  if ('refusal' in result) throw new Error(result.refusal);
  const opened = openPackage(Buffer.from(result.bytes));
  if ('refusal' in opened) throw new Error(opened.refusal);
  return opened.parts.find(({ name }) => name === 'word/document.xml')!.content.toString();
}
const wordsOf = (xml: string) => [...xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)</g)].map(([, text]) => text).join('|');

test('fills values that are split over runs, repeats rows, escapes markup and breaks lines', () => {
  const row = `<w:tbl><w:tr><w:tc>${paragraph('{#明细}{名称}')}</w:tc><w:tc>${paragraph('{金额}{/明细}')}</w:tc></w:tr></w:tbl>`;
  const xml = filled(paragraph('{编', '号}') + row + paragraph('{约定}'), {
    编号: '<w:p/>&{约定}',
    约定: '一\n二',
    明细: [
      { 名称: '轴承', 金额: '1' },
      { 名称: '密封圈', 金额: '2' },
    ],
  });
  expect(xml).toContain('&lt;w:p/&gt;&amp;{约定}');
  expect(xml.match(/<w:tr>/g)).toHaveLength(2);
  expect(wordsOf(xml)).toContain('轴承|1|密封圈|2');
  expect(xml).toContain('<w:br/>');
});

test('writes nothing for a value that is missing', () => {
  expect(wordsOf(filled(paragraph('编号：{编号}。'), {}))).toBe('编号：。');
});

test.each([
  ['{未知}', 'unknown-placeholder', '未知'],
  ['{名称}', 'unknown-placeholder', '名称'],
  ['{constructor}', 'unknown-placeholder', 'constructor'],
  ['{编号 + 1}', 'unknown-placeholder', '编号 + 1'],
  ['{#编号}x{/编号}', 'unknown-placeholder', '编号'],
  ['{^明细}x{/明细}', 'not-a-value', '^明细'],
  ['{@编号}', 'not-a-value', '编号'],
  ['{#明细}{#明细}x{/明细}{/明细}', 'nested-loop', '明细'],
  ['{#明细}{名称}', 'unclosed-loop', '明细'],
  ['{名称}{/明细}', 'unopened-loop', '明细'],
  ['{编号', 'malformed', '编号'],
])('refuses %s', (text, refusal, placeholder) => {
  expect(check(docx(paragraph(text)))).toEqual({ refusal, placeholder });
});

describe('refuses a file', () => {
  const relation = (type: string, more = '') => ({
    name: 'word/_rels/document.xml.rels',
    content: `<Relationships><Relationship Id="rId1" Type="http://x/relationships/${type}" Target="x"${more}/></Relationships>`,
  });
  const field = (...codes: string[]) =>
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${codes.map((code) => `<w:r><w:instrText>${code}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  const bomb = { name: 'word/x.xml', content: ' '.repeat(1_000_000) };

  test.each<[string, Buffer, string]>([
    ['that is no zip', Buffer.from('%PDF-1.7'), 'not-docx'],
    [
      'that is a workbook',
      docx('', [], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'not-docx',
    ],
    ['of a type with macros', docx('', [], 'application/vnd.ms-word.document.macroEnabled.main+xml'), 'holds-macros'],
    ['with macros', docx('', [{ name: 'word/vbaProject.bin', content: 'x' }]), 'holds-macros'],
    ['that inflates too much', docx('', [bomb]), 'too-large'],
    [
      'with entities',
      docx('', [{ name: 'word/x.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }]),
      'holds-entities',
    ],
    [
      'with a template of its own',
      docx('', [relation('attachedTemplate', ' TargetMode="External"')]),
      'active-content',
    ],
    ['with a linked picture', docx('', [relation('image', ' TargetMode="External"')]), 'active-content'],
    ['with an embedded object', docx('', [relation('oleObject')]), 'active-content'],
    ['with a field that runs a program', docx(field('DDE', 'AUTO cmd')), 'active-content'],
  ])('%s', (_what, template, refusal) => {
    expect(check(template)).toEqual({ refusal });
  });

  test('but accepts links, page numbers and pictures', () => {
    const picture = { name: 'word/media/logo.png', content: '\0PNG' };
    const link = relation('hyperlink', ' TargetMode="External"');
    expect(check(docx(field(' PAGE '), [link, picture]))).toHaveProperty('bytes');
  });
});
