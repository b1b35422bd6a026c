import { expect } from 'vitest';
import type { Answer } from '../startTestServer';

/** Faults of an answer: a server error, no envelope, no message, internal details. */
function complaints({ status, body, raw }: Answer): string[] {
  const isRaw = /^\[|"UP"|^\{"(?:create_time|traces)"/.test(raw.body);
  const isEnvelope = String(raw.headers['content-type']).startsWith('application/json') && !isRaw;
  const { success, code, message } = body;
  const shaped = typeof success === 'boolean' && typeof code === 'number' && typeof message === 'string';
  // A message may repeat the input.
  const withoutInput = INJECTIONS.reduce((text, injection) => text.replaceAll(injection, ''), raw.body);
  // Administrators of reports see the SQL that they wrote.
  const ours = withoutInput.replaceAll(/"cgrSql":"(?:[^"\\]|\\.)*"/g, '');
  return [
    status >= 500 ? `status ${status}` : '',
    isEnvelope && !shaped ? 'no envelope' : '',
    isEnvelope && !success && !/\p{Script=Han}|Token/u.test(message) ? 'no reason' : '',
    /node_modules|\.ts:|select .* from|PostgresError|syntax error/i.test(ours) ? 'insides' : '',
  ].filter(Boolean);
}

export const expectClean = (answer: Answer, hint: string) =>
  expect({ hint, complaints: complaints(answer) }).toEqual({ hint, complaints: [] });

export const INJECTIONS = [
  "' or '1'='1",
  "'; drop table sys_user; --",
  '" or ""="',
  '1; select pg_sleep(5)',
  "%' union select password from sys_user --",
  'sys_user,password,id',
  'sys_user,realname,id,1=1) or (1=1',
  "sys_user,realname,id,username='admin' or 1=1",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\\',
  '%',
  '_',
  '\u202e\ud800😀',
  '１２３',
  'NaN',
  'constructor 5',
  '__proto__ 5',
  '>= constructor',
  '-1',
  '0x10',
  '1e400',
  '99999999999999999999',
];
