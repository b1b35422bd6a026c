import { expect, test } from 'vitest';
import { answersFrom, confirmationFrom, fieldOfMember } from './answers';

const diverges = [{ id: 'd1' }, { id: 'd2' }];

test('a confirmation that was not filled in is null', () => {
  expect(confirmationFrom({ narration: ' ', fileUrl: '' })).toBeNull();
  expect(confirmationFrom({ narration: ' 质保两年 ' })).toMatchObject({ narration: '质保两年', fileUrl: null });
});

test('reads the answers in the order of the conditions', () => {
  expect(answersFrom(diverges, { 'response-d2': '响应', 'files-d2': '[]' })).toEqual([
    { id: 'd1', responseResume: null, attachmentUrl: null },
    { id: 'd2', responseResume: '响应', attachmentUrl: '[]' },
  ]);
});

test.each([
  ['supplierTenderingDiverges/1/responseResume', 'response-d2'],
  ['supplierTenderingDiverges/0/attachmentUrl', 'files-d1'],
  ['supplierTenderingDiverges/7/responseResume', 'supplierTenderingDiverges/7/responseResume'],
  ['supplierConfirmation/narration', 'narration'],
  ['linkman', 'linkman'],
])('%s is entered in %s', (member, field) => expect(fieldOfMember(diverges, member)).toBe(field));
