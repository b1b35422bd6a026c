import { expect, test } from 'vitest';
import { popupValues, readPopupFields } from './popupFields';

const settings = { code: 'sys_user_report', orgFields: 'username,realname', destFields: 'account,name' };

test('pairs origins with destinations', () =>
  expect(readPopupFields(settings)).toEqual({
    ok: true,
    value: [
      ['username', 'account'],
      ['realname', 'name'],
    ],
  }));

test.each([
  [{ code: ' ' }, 'missing'],
  [{ orgFields: '' }, 'missing'],
  [{ destFields: ',' }, 'missing'],
  [{ destFields: 'account' }, 'uneven'],
])('%j: %s', (part, reason) => expect(readPopupFields({ ...settings, ...part })).toEqual({ ok: false, reason }));

test('joins values; without rows every destination is emptied', () => {
  const fields = [
    ['name', 'a'],
    ['price', 'b'],
  ] as const;
  const rows = [
    { name: '闸阀', price: 12.5 },
    { name: '法兰', price: null },
  ];
  expect(popupValues(fields, rows)).toEqual({ a: '闸阀,法兰', b: '12.5,' });
  expect(popupValues(fields, rows, ';')).toMatchObject({ a: '闸阀;法兰' });
  expect(popupValues(fields, [])).toEqual({ a: '', b: '' });
});
