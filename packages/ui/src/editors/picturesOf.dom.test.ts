import { expect, test } from 'vitest';
import { picturesOf } from './picturesOf';

const image = new File(['x'], 'image.png', { type: 'image/png' });
const pdf = new File(['x'], '合同.pdf', { type: 'application/pdf' });
const clipboard = (files: File[], html = '') =>
  ({ files: files as unknown as FileList, getData: () => html }) as unknown as DataTransfer;

test.each([
  ['a screenshot', clipboard([image]), [image]],
  ['a picture of a web page', clipboard([image], '<meta charset="utf-8"><img src="https://a.example/b.png">'), [image]],
  ['several files', clipboard([pdf, image]), [image]],
  ['cells of Excel', clipboard([image], '<style>td{}</style><table><tr><td></td></tr></table>'), []],
  ['words of Word', clipboard([image], '<style>p{}</style><p class=MsoNormal>技术要求</p>'), []],
  ['no file', clipboard([]), []],
  ['nothing', null, []],
])('%s', (_name, data, wanted) => {
  expect(picturesOf(data)).toEqual(wanted);
});
