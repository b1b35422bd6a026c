import { endpoints, fillPath } from '../endpoints';
import type { Answer, TestCaller } from '../startTestServer';

const PART = ['--part', 'Content-Disposition: form-data; name="file"; filename="part"', '', 'x', '--part--', ''];

/** Calls an endpoint of the domain by its name. */
export function ask(caller: TestCaller, name: string, input: Record<string, unknown>): Promise<Answer> {
  const { method, path } = endpoints[name]!;
  const { path: filled, rest } = fillPath(path, input);
  if (name !== 'sendLargePart') return caller.call(method, filled, rest);
  // The only call with its members in the query, because the body is a part of a file.
  const query = new URLSearchParams(rest as Record<string, string>).toString();
  return caller.call(method, `${filled}?${query}`, PART.join('\r\n'), {
    'content-type': 'multipart/form-data; boundary=part',
  });
}
