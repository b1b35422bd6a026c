import { expect, test } from 'vitest';
import { changedFields, supplierFieldLabel } from './rules';

test('lists the members that differ', () => {
  const before = { name: '东海阀门', linkman: '周工', bankName: null, registerCapital: '500.00000000', level: 'A' };
  const after = { name: '东海阀门', linkman: '吴工', bankName: '工商银行', registerCapital: '500', level: 'B' };
  expect(changedFields(before, after)).toEqual([
    { field: 'linkman', before: '周工', after: '吴工' },
    { field: 'bankName', before: null, after: '工商银行' },
  ]);
});

test('keeps zeros of texts that are no amounts', () => {
  expect(changedFields({ bankAccount: '6222.10' }, { bankAccount: '' })).toHaveLength(1);
  expect(changedFields({ mobile: '0519-88000' }, { mobile: '051988000' })).toHaveLength(1);
});

test('names fields in both languages', () => {
  expect(supplierFieldLabel('linkman', 'zh-CN')).toBe('联系人');
  expect(supplierFieldLabel('linkman', 'en-US')).toBe('Contact');
  expect(supplierFieldLabel('licenseUrl', 'zh-CN')).toBe('营业执照');
});
