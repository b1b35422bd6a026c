import { expect, test } from 'vitest';
import { fillFrame, type FramedNotice } from './fillFrame';

const notice: FramedNotice = {
  kind: 'project',
  priority: 'M',
  title: '中标通知：阀门采购',
  content: '恭喜，贵公司在采购项目“阀门采购”中中标。',
  senderName: '张采购',
  receiverName: '李四',
  time: '2026-11-30 09:00:00',
  link: '',
};

test('an SMS about a record names it once', () => {
  expect(fillFrame('sms', undefined, notice, 'zh-CN')).toBe('<p>恭喜，贵公司在采购项目“阀门采购”中中标。</p>');
});

test('an SMS of an announcement starts with its title', () => {
  const announcement: FramedNotice = { ...notice, kind: 'announcement', title: '停电通知', content: '12月1日检修。' };
  expect(fillFrame('sms', undefined, announcement, 'zh-CN')).toBe('<p>停电通知：12月1日检修。</p>');
});
