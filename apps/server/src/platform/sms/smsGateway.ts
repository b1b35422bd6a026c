export interface SmsGateway {
  /** Receives a POST of `{mobile, template, params}`; any 2xx means accepted. */
  url: string;
  /** Sent as bearer token, if set. */
  token: string | undefined;
}

export interface GatewayMessage {
  /** The same in every attempt. */
  id: string;
  mobile: string;
  /** `login`, `register` and `reset` with a code, or `notice`. */
  template: string;
  params: Readonly<Record<string, string | number>>;
}

/** Milliseconds. */
const TIMEOUT = 10_000;

/** Hands a text message to an HTTP gateway. @returns its status: 2xx means accepted. @throws if it cannot be reached */
export async function sendToGateway(
  { url, token }: SmsGateway,
  { id, mobile, template, params }: GatewayMessage,
): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ mobile, template, params }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  return answer.status;
}
