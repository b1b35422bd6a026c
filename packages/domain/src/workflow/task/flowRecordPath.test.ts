import { expect, test } from 'vitest';
import { flowRecordPath } from './flowRecordPath';

test('names what is known of the process', () => {
  expect(flowRecordPath({ procInsId: 'i1', taskId: null, businessKey: '合同 1', finished: true })).toBe(
    '/flowable/task/record?procInsId=i1&businessKey=%E5%90%88%E5%90%8C+1&finished=true',
  );
  expect(flowRecordPath({ deployId: 'd1' })).toBe('/flowable/task/record?deployId=d1');
});
