import { expect, test } from 'vitest';
import { storedPath } from './storedPath';

const id = '0123456789abcdef0123456789abcdef';

test.each([
  ['采购合同（2026版）.pdf', 'pdf', '采购合同（2026版）'],
  ['质保 书,终稿.v2.pdf', 'pdf', '质保_书_终稿_v2'],
  ['..%2f?#&;.zip', 'zip', '_2f_'],
  ['.pdf', 'pdf', ''],
  ['表'.repeat(200) + '.xlsx', 'xlsx', '表'.repeat(50)],
])('builds the path of %s', (fileName, type, name) => {
  expect(storedPath('temp', fileName, id, type)).toBe(`temp/${name}_${id}.${type}`);
});
