import { request } from 'node:http';

/** Sends one request; resolves to the body, whatever the status. */
export function send(agent, { method = 'GET', url, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const json =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sending = request(url, { method, agent, headers: { ...headers, ...json } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
      answer.on('error', reject);
    });
    sending.on('error', reject);
    sending.end(text);
  });
}
