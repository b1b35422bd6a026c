import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { plainText } from '@gezi/domain';
import type { Config } from '../../platform/config/config';
import { texts } from '../../platform/texts';
import { webhookAddress } from './messageHost';
import type { OutgoingMessage } from './OutgoingMessage';
import { robotRefusal, robotRequest, type Robot } from './robotRequest';
import { SendFailure } from './SendFailure';

/** Milliseconds for the call. */
const TIMEOUT = 15_000;
/** Bytes of the answer that are read. */
const MAX_ANSWER = 4096;

/** Posts messages by the robots of chat groups. @param ca certificate authorities; undefined: the public ones */
export function robotSender(
  { messageHosts }: Pick<Config, 'messageHosts'>,
  ca: readonly string[] | undefined,
  clock: () => number,
) {
  /** @throws {SendFailure} with the answer of the service */
  return async (robot: Robot, { title, content }: Pick<OutgoingMessage, 'title' | 'content'>): Promise<void> => {
    const { url, body } = robotRequest(robot, { title, text: plainText(content) }, clock());
    const address = await webhookAddress(url, robot.type, messageHosts);
    const { status, answer } = await postJson(url, address, body, ca);
    if (status < 200 || status > 299) throw new SendFailure(texts.channel.httpStatus(status));
    const refusal = robotRefusal(answer);
    if (refusal !== undefined) throw new SendFailure(refusal);
  };
}

/** Posts to an address that was checked: the name is not resolved again, and redirects are not followed. */
function postJson(url: URL, address: string, body: unknown, ca: readonly string[] | undefined) {
  const payload = JSON.stringify(body);
  const family = isIPv6(address) ? 6 : 4;
  return new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const call = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
        lookup: (_host, { all }, found) => (all ? found(null, [{ address, family }]) : found(null, address, family)),
        signal: AbortSignal.timeout(TIMEOUT),
        ...(isSecure && ca && { ca: [...ca] }),
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          answer += part;
          if (answer.length > MAX_ANSWER) response.destroy();
        });
        response.on('close', () => resolve({ status: response.statusCode ?? 0, answer: answer.slice(0, MAX_ANSWER) }));
      },
    );
    call.on('error', (error) => reject(new SendFailure(error.message, 'server')));
    call.end(payload);
  });
}
