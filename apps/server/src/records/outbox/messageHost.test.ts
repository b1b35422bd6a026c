import { expect, test } from 'vitest';
import { isRobotUrl, mailAddress, webhookAddress } from './messageHost';

const at =
  (...addresses: string[]) =>
  async () =>
    addresses;
const refused = expect.objectContaining({ scope: 'server', message: expect.stringContaining('MESSAGE_HOSTS') });

test.each([
  ['smtp.example.com', 465, [], '93.184.216.34', '93.184.216.34'],
  ['SMTP.example.com', 587, [], '93.184.216.34', '93.184.216.34'],
  ['10.0.0.9', 25, ['10.0.0.9:25'], '', '10.0.0.9'],
  ['mail.corp.lan', 25, ['mail.corp.lan:25', '10.0.0.9:25'], '10.0.0.9', '10.0.0.9'],
])('mail to %s:%i with %j reaches %s', async (host, port, allowed, resolved, address) =>
  expect(await mailAddress(host, port, allowed, at(...(resolved ? [resolved] : [])))).toBe(address),
);

test.each([
  ['127.0.0.1', 25, [], ''],
  ['169.254.169.254', 25, [], ''],
  ['::1', 25, [], ''],
  ['smtp.example.com', 6379, [], '93.184.216.34'],
  // A public name that points behind the firewall.
  ['smtp.example.com', 25, [], '10.0.0.9'],
  ['smtp.example.com', 25, ['10.0.0.8:25'], '10.0.0.9'],
  ['10.0.0.9', 26, ['10.0.0.9:25'], ''],
])('mail to %s:%i with %j is refused', (host, port, allowed, resolved) =>
  expect(mailAddress(host, port, allowed, at(...(resolved ? [resolved] : [])))).rejects.toEqual(refused),
);

test.each([
  ['dingtalk', 'https://oapi.dingtalk.com/robot/send?access_token=a', true],
  ['wecom', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a', true],
  ['feishu', 'https://open.feishu.cn/open-apis/bot/v2/hook/a', true],
  ['feishu', 'https://oapi.dingtalk.com/robot/send?access_token=a', false],
  ['dingtalk', 'http://oapi.dingtalk.com/robot/send', false],
  ['dingtalk', 'https://oapi.dingtalk.com:8443/robot/send', false],
  ['dingtalk', 'https://user:pw@oapi.dingtalk.com/robot/send', false],
  ['dingtalk', 'https://oapi.dingtalk.com.evil.cn/robot/send', false],
  ['dingtalk', 'http://127.0.0.1:9000/', false],
  ['dingtalk', 'http://proxy.lan:9000/', true],
  ['dingtalk', 'file:///etc/passwd', false],
] as const)('a robot of %s at %s is allowed: %s', (type, url, isAllowed) =>
  expect(isRobotUrl(new URL(url), type, ['proxy.lan:9000'])).toBe(isAllowed),
);

test('a robot whose name points behind the firewall is refused', async () => {
  const url = new URL('https://oapi.dingtalk.com/robot/send');
  await expect(webhookAddress(url, 'dingtalk', [], at('10.0.0.9'))).rejects.toEqual(refused);
  expect(await webhookAddress(url, 'dingtalk', [], at('10.0.0.9', '93.184.216.34'))).toBe('93.184.216.34');
});
