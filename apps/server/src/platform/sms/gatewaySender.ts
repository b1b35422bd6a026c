import type { SmsSender } from './SmsSender';

export interface SmsGateway {
  /** Takes a POST with `{mobile, template, params: {code, minutes}}`; every 2xx means taken. */
  url: string;
  /** Sent as bearer token; default none. */
  token: string | undefined;
}

/** Milliseconds a gateway has. */
const TIMEOUT = 10_000;
const templates = { '0': 'login', '1': 'register', '2': 'reset' } as const;

/** Hands messages to a gateway over HTTP. Its address comes from the settings alone. */
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
