import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

describe('demo', () => {
  test('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: {
        mode: 'demo',
        host: '127.0.0.1',
        port: 8080,
        captchaMode: 'after-failure',
        signMode: 'off',
        databaseUrl: undefined,
      },
    });
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'gezi.cn'])('does not listen on %s', (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ ok: false, reason: [expect.stringContaining(HOST)] });
  });

  test.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ WORKERS: '0' }, 'WORKERS'],
    [{ WORKERS: '2' }, 'DATABASE_URL'],
    [{ CAPTCHA_MODE: 'none' }, 'CAPTCHA_MODE'],
    [{ SIGN_MODE: 'dict' }, 'SIGN_SECRET'],
    [{ SIGN_MODE: 'all' }, 'SIGN_MODE'],
    [{ UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB'],
    [{ LARGE_UPLOAD_MAX_MB: '-1' }, 'LARGE_UPLOAD_MAX_MB'],
    [{ TENANT_QUOTA_MB: 'x' }, 'TENANT_QUOTA_MB'],
    [{ GEZI_MODE: 'test' }, 'GEZI_MODE'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::1,proxy' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10/8' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '::/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8/1' }, 'TRUST_PROXY'],
    [{ SECRET_KEY: 'too short' }, 'SECRET_KEY'],
    [{ DATA_SOURCE_HOSTS: 'db.example.com' }, 'DATA_SOURCE_HOSTS'],
    [{ DATA_SOURCE_HOSTS: '*:5432' }, 'DATA_SOURCE_HOSTS'],
    [{ DATA_SOURCE_HOSTS: 'db:5432,db:70000' }, 'DATA_SOURCE_HOSTS'],
    [{ DATA_SOURCE_HOSTS: '[db]:5432' }, 'DATA_SOURCE_HOSTS'],
    [{ OCDS_PREFIX: 'gezi' }, 'OCDS_PREFIX'],
    [{ PUBLIC_ORIGINS: 'gezi.cn' }, 'PUBLIC_ORIGINS'],
    [{ PUBLIC_ORIGINS: 'https://gezi.cn,ftp://gezi.cn' }, 'PUBLIC_ORIGINS'],
    [{ PUBLIC_ORIGINS: 'https://gezi.cn/app' }, 'PUBLIC_ORIGINS'],
  ])('refuses %j', (env, name) => {
    expect(readConfig(env)).toMatchObject({ ok: false, reason: [expect.stringContaining(name)] });
  });
});

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%j', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ ok: true, value: { trustProxy } });
});

test('DATA_SOURCE_HOSTS is normalized', () => {
  const hosts = (DATA_SOURCE_HOSTS: string | undefined) => readConfig({ DATA_SOURCE_HOSTS });
  expect(hosts(undefined)).toMatchObject({ value: { dataSourceHosts: [] } });
  expect(hosts(' DB.example.com:5432, [::0001]:5433,10.0.0.8:5432 ,')).toMatchObject({
    value: { dataSourceHosts: ['db.example.com:5432', '[::1]:5433', '10.0.0.8:5432'] },
  });
});

describe('production', () => {
  const whole = {
    GEZI_MODE: 'production',
    HOST: '0.0.0.0',
    PORT: '80',
    DATA_DIR: '/srv/gezi',
    PUBLIC_ORIGINS: 'https://Gezi.cn:8443, https://www.gezi.cn/',
  };

  test('requires HOST, PORT and DATA_DIR', () => {
    expect(readConfig(whole)).toMatchObject({ ok: true, value: { mode: 'production', host: '0.0.0.0' } });
    expect(readConfig({ GEZI_MODE: 'production' })).toMatchObject({ ok: false });
    expect(readConfig({ ...whole, DATA_DIR: undefined })).toMatchObject({ ok: false });
  });

  test('requires PUBLIC_ORIGINS', () => {
    expect(readConfig(whole)).toMatchObject({ value: { publicHosts: ['gezi.cn', 'www.gezi.cn'] } });
    expect(readConfig({ ...whole, PUBLIC_ORIGINS: '' })).toMatchObject({
      ok: false,
      reason: [expect.stringContaining('PUBLIC_ORIGINS')],
    });
  });

  test('refuses a weak ADMIN_PASSWORD', () => {
    expect(readConfig(whole)).toMatchObject({ value: { adminPassword: undefined } });
    expect(readConfig({ ...whole, ADMIN_PASSWORD: 'a sentence of ours' })).toMatchObject({
      value: { adminPassword: 'a sentence of ours' },
    });
    for (const ADMIN_PASSWORD of ['short', '12345678', 'password']) {
      expect(readConfig({ ...whole, ADMIN_PASSWORD })).toMatchObject({
        ok: false,
        reason: [expect.stringContaining('ADMIN_PASSWORD')],
      });
    }
  });

  test.each(['log', 'echo'])('refuses to reveal phone codes with SMS_MODE=%s', (SMS_MODE) => {
    expect(readConfig(whole)).toMatchObject({ value: { smsMode: 'off' } });
    expect(readConfig({ ...whole, SMS_MODE })).toMatchObject({ ok: false });
  });

  test('refuses to accept any captcha', () => {
    expect(readConfig({ ...whole, CAPTCHA_MODE: 'any' })).toMatchObject({ ok: false });
  });
});
