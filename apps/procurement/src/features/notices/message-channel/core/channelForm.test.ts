import { expect, test } from 'vitest';
import { channelMembers, formOf } from './channelForm';

test('sends the members of the kind alone, and no empty secret', () => {
  const mail = { ...formOf(undefined), channelName: ' 邮箱 ', smtpHost: 'smtp.example.com', senderAddress: 'a@b.cn' };
  expect(channelMembers(mail)).toEqual({
    channelName: '邮箱',
    channelType: 'mail',
    status: '1',
    smtpHost: 'smtp.example.com',
    smtpPort: 465,
    smtpSecurity: 'tls',
    smtpUser: null,
    senderAddress: 'a@b.cn',
    senderName: null,
    perMinute: 60,
    receiverPerMinute: 20,
    remark: null,
  });
  expect(
    channelMembers({ ...mail, channelType: 'feishu', webhook: ' https://open.feishu.cn/a ', secret: 's' }),
  ).toEqual({
    channelName: '邮箱',
    channelType: 'feishu',
    status: '1',
    webhook: 'https://open.feishu.cn/a',
    secret: 's',
    kinds: 'task,plan,project,contract,order,supplier,announcement,other',
    priority: 'M',
    language: 'zh-CN',
    perMinute: 60,
    receiverPerMinute: 20,
    remark: null,
  });
});
