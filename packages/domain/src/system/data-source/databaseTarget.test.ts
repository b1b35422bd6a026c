import { expect, test } from 'vitest';
import { containsCredentials, isSameDestination, readTarget } from './databaseTarget';

test.each([
  ['jdbc:postgresql://db.example.com:5433/erp', '', { host: 'db.example.com', port: 5433, database: 'erp' }],
  ['postgres://DB/', 'erp', { host: 'db', port: 5432, database: 'erp', tls: 'disable' }],
  ['postgresql://10.0.0.8', '', { host: '10.0.0.8', database: '' }],
  ['jdbc:postgresql://[::1]:5432/erp?sslmode=verify-full', 'erp', { host: '::1', tls: 'verify-full' }],
  ['postgresql://db/%E8%B4%A6', '', { database: '账' }],
])('parses %s with the name %j', (dbUrl, dbName, target) => {
  expect(readTarget(dbUrl, dbName)).toMatchObject({ ok: true, value: target });
});

test.each([
  ['', 'url'],
  ['db.example.com:5432/erp', 'url'],
  ['http://db/erp', 'url'],
  ['postgresql://sa:secret@db/erp', 'url'],
  ['jdbc:postgresql://one,two:5432/erp', 'url'],
  ['postgresql://db:0/erp', 'url'],
  ['postgresql://db:65536/erp', 'url'],
  ['postgresql:///erp?host=/var/run', 'url'],
  ['postgresql://db/%ff', 'url'],
  ['postgresql://db/erp?sslmode=require&password=secret', 'parameter'],
  ['postgresql://db/erp?sslmode=prefer', 'parameter'],
  ['postgresql://db/erp?socketFactory=x', 'parameter'],
  ['postgresql://db/other', 'names'],
])('refuses %s', (dbUrl, reason) => {
  expect(readTarget(dbUrl, 'erp')).toEqual({ ok: false, reason });
});

test('sends a stored password only to the same server and user with the same encryption', () => {
  const stored = { dbType: '6', dbUrl: 'jdbc:postgresql://DB:5432/erp', dbUsername: 'reader' };
  expect(isSameDestination(stored, { ...stored, dbType: null, dbUrl: 'postgres://db/other' })).toBe(true);
  for (const change of [
    { dbUrl: 'postgres://db:5433/erp' },
    { dbUrl: 'postgres://db2/erp' },
    { dbUrl: 'postgres://db/erp?sslmode=require' },
    { dbUrl: null },
    { dbUsername: 'owner' },
    { dbType: '4' },
  ]) {
    expect(isSameDestination(stored, { ...stored, ...change })).toBe(false);
  }
});

test.each([
  ['jdbc:oracle:thin:@db:1521:erp', false],
  ['jdbc:oracle:thin:@//db:1521/erp', false],
  ['jdbc:oracle:thin:scott/tiger@db:1521:erp', true],
  ['jdbc:mysql://db:3306/erp?useSSL=true', false],
  ['jdbc:mysql://db:3306/erp?user=sa&Password=secret', true],
  ['jdbc:sqlserver://db;databaseName=erp;pwd = secret', true],
  ['mysql://sa:secret@db/erp', true],
])('%s contains credentials: %s', (dbUrl, contains) => {
  expect(containsCredentials(dbUrl)).toBe(contains);
});
