import { expect, test } from 'vitest';
import { fileListText, parseFileList } from './fileList';

const files = [{ name: '图.png', url: 'material/a_1.png' }];

test('keeps names and stored paths', () => {
  expect(parseFileList(fileListText([{ name: '图.png', path: 'material/a_1.png' }]))).toEqual(files);
});

test('leaves out files that are not stored', () => {
  expect(fileListText([{ name: '图.png' }, { name: 'x', path: undefined }])).toBe('');
});

test.each([null, undefined, '', 'x', '{}', '"x"'])('reads %s as no files', (text) => {
  expect(parseFileList(text)).toEqual([]);
});
