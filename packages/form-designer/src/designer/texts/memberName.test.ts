import { expect, test } from 'vitest';
import { memberName } from './memberName';

test.each([
  ['labelWidth', '标签宽度', 'Label width'],
  ['formRef', '表单名', 'Form ref'],
  ['kept-by-another-designer', 'kept-by-another-designer', 'kept-by-another-designer'],
])('%s has its name from the panel', (member, chinese, english) => {
  expect(memberName(member)).toBe(chinese);
  expect(memberName(member, 'en-US')).toBe(english);
});
