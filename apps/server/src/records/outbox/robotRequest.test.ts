import { expect, test } from 'vitest';
import { robotRefusal, robotRequest } from './robotRequest';

const message = { title: '合同待审批', text: '合同 HT01 待您审批\nhttps://gezi.example.com/contract/list' };
const NOW = 1_577_808_000_123;

test('signs a call of DingTalk by time and secret in the address', () => {
  const webhook = 'https://oapi.dingtalk.com/robot/send?access_token=key';
  const { url, body } = robotRequest({ type: 'dingtalk', webhook, secret: 'SEC1' }, message, NOW);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    access_token: 'key',
    timestamp: '1577808000123',
    // openssl dgst -sha256 -hmac SEC1 -binary of "1577808000123\nSEC1", in Base64
    sign: 'pXJlErz7xlKsMStjDW9VGPbD4m3aZGLuXWUodmVhrjs=',
  });
  expect(body).toEqual({ msgtype: 'text', text: { content: `${message.title}\n${message.text}` } });
});

test('signs a call of Feishu in its body, in seconds', () => {
  const webhook = 'https://open.feishu.cn/open-apis/bot/v2/hook/key';
  const { url, body } = robotRequest({ type: 'feishu', webhook, secret: 'SEC1' }, message, NOW);
  expect(url.href).toBe(webhook);
  expect(body).toMatchObject({
    timestamp: '1577808000',
    // openssl dgst -sha256 -mac HMAC of nothing, with "1577808000\nSEC1" as the key, in Base64
    sign: 'jOddLoYHmVjle73o6sxiTuX1bWiifZxfU/brMMoOBeE=',
    msg_type: 'post',
    content: {
      post: {
        zh_cn: {
          title: '合同待审批',
          content: [
            [{ tag: 'text', text: '合同 HT01 待您审批' }],
            [{ tag: 'text', text: 'https://gezi.example.com/contract/list' }],
          ],
        },
      },
    },
  });
});

test('shortens a text for WeCom, which counts bytes', () => {
  const webhook = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=a';
  const { body } = robotRequest({ type: 'wecom', webhook }, { title: '长', text: '文'.repeat(2000) }, NOW);
  const { content } = (body as { text: { content: string } }).text;
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(2048);
  expect(content).toMatch(/^长\n文+…$/);
});

test.each([
  ['{"errcode":0,"errmsg":"ok"}', undefined],
  ['{"code":0,"msg":"success","data":{}}', undefined],
  ['{"StatusCode":0,"StatusMessage":"success"}', undefined],
  ['{"errcode":310000,"errmsg":"sign not match"}', '310000 sign not match'],
  ['{"code":19021,"msg":"sign match fail"}', '19021 sign match fail'],
  ['<html>', '<html>'],
  ['null', 'null'],
  ['', 'empty answer'],
])('reads the answer %s', (answer, refusal) => expect(robotRefusal(answer)).toBe(refusal));
