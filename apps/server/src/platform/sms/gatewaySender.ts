import type { SmsSender } from './SmsSender';

export interface SmsGateway {
  /** Receives a POST of `{mobile, template, params: {code, minutes}}`; any 2xx means accepted. */
  url: string;
  /** Sent as bearer token, if set. */
  token: string | undefined;
}

/** Milliseconds. */
const TIMEOUT = 10_000;
const templates = { '0': 'login', '1': 'register', '2': 'reset' } as const;

/** Sends messages to an HTTP gateway. */
export const gatewaySender =
  ({ url, token }: SmsGateway): SmsSender =>
  async ({ mobile, mode, code, minutes }) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ mobile, template: templates[mode], params: { code, minutes } }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The gateway of text messages answered ${answer.status}.`);
  };
