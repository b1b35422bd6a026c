import { createHmac } from 'node:crypto';
import type { RobotType } from '@gezi/domain';

interface RobotMessage {
  title: string;
  text: string;
}

export interface Robot {
  type: RobotType;
  /** Address with its key. */
  webhook: string;
  /** Signing secret; absent: the robot is protected otherwise. */
  secret?: string | undefined;
}

export interface RobotRequest {
  url: URL;
  body: unknown;
}

/** Largest text of WeCom in bytes. */
const WECOM_BYTES = 2048;

/**
 * The call that posts a plain text by a robot. Text, because Markdown would let whoever writes a notice shape the message.
 *
 * @param now epoch milliseconds; signatures are valid for an hour
 */
export function robotRequest({ type, webhook, secret }: Robot, { title, text }: RobotMessage, now: number) {
  return { dingtalk, wecom, feishu }[type]();

  function dingtalk(): RobotRequest {
    const url = new URL(webhook);
    if (secret) {
      url.searchParams.set('timestamp', String(now));
      url.searchParams.set('sign', hmac(secret, `${now}\n${secret}`));
    }
    return { url, body: { msgtype: 'text', text: { content: `${title}\n${text}` } } };
  }

  function wecom(): RobotRequest {
    return {
      url: new URL(webhook),
      body: { msgtype: 'text', text: { content: shortenedTo(WECOM_BYTES, `${title}\n${text}`) } },
    };
  }

  function feishu(): RobotRequest {
    const seconds = String(Math.floor(now / 1000));
    return {
      url: new URL(webhook),
      body: {
        // The text is the key, and what is signed is empty.
        ...(secret && { timestamp: seconds, sign: hmac(`${seconds}\n${secret}`, '') }),
        msg_type: 'post',
        content: { post: { zh_cn: { title, content: text.split('\n').map((line) => [{ tag: 'text', text: line }]) } } },
      },
    };
  }
}

/** DingTalk and WeCom have `errcode`, Feishu `code` or `StatusCode`. */
interface RobotAnswer {
  errcode?: number;
  code?: number;
  StatusCode?: number;
  errmsg?: string;
  msg?: string;
}

/** Refusal in the answer of a robot; undefined if it took the message. */
export function robotRefusal(answer: string): string | undefined {
  let read: unknown;
  try {
    read = JSON.parse(answer);
  } catch {
    return answer || 'empty answer';
  }
  const { errcode, code, StatusCode, errmsg, msg } = (read ?? {}) as RobotAnswer;
  const result = errcode ?? code ?? StatusCode;
  if (result === 0) return undefined;
  return typeof result === 'number' ? `${result} ${errmsg ?? msg ?? ''}` : answer;
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64');

/** The start of a text, without half a character. */
function shortenedTo(bytes: number, text: string): string {
  const whole = Buffer.from(text);
  return whole.length <= bytes ? text : new TextDecoder().decode(whole.subarray(0, bytes - 3), { stream: true }) + '…';
}
