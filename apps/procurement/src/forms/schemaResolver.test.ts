import { inputMembers, inputTexts, registerUser, UserAdd, type InputSchema } from '@gezi/domain';
import { expect, test, vi } from 'vitest';
import type { CheckWords, FieldSpec } from './core/checkFields';
import { schemaResolver, type FormRules } from './schemaResolver';

type Values = Record<string, unknown>;

const zh: CheckWords = { input: inputTexts.zhCN, missing: (label) => `请输入${label}`, hasReasons: true };
const en: CheckWords = { input: inputTexts.enUS, missing: (label) => `Please enter: ${label}`, hasReasons: false };

interface Asked {
  words?: CheckWords;
  rules?: FormRules<Values>;
  isAsking?: boolean;
  checkOnServer?: (names: readonly string[]) => Promise<Record<string, string>>;
}

/** Messages by field. */
async function faultsOf(schema: InputSchema, specs: Record<string, FieldSpec>, values: Values, asked: Asked = {}) {
  const { words = zh, rules, isAsking = false, checkOnServer = async () => ({}) } = asked;
  const resolve = schemaResolver<Values>({
    members: inputMembers(schema),
    specs: new Map(Object.entries(specs)),
    words,
    rules,
    checkOnServer,
  });
  const { errors } = await resolve(values, undefined, {
    fields: {},
    names: isAsking ? Object.keys(specs) : [],
    shouldUseNativeValidation: undefined,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

const realname = { label: '用户姓名' };
const phone = { label: '手机号码' };

test("reports schema errors, in the field's own wording if it has any", async () => {
  expect(await faultsOf(UserAdd, { realname, phone }, { realname: '  ', phone: '12' })).toEqual({
    realname: '请输入用户姓名',
    phone: '手机号码格式不正确',
  });
  expect(
    await faultsOf(
      UserAdd,
      { realname: { ...realname, missing: '请输入姓名!' }, phone: { ...phone, wrong: '请输入正确的手机号码' } },
      { realname: '', phone: '12' },
    ),
  ).toEqual({ realname: '请输入姓名!', phone: '请输入正确的手机号码' });
});

test('words schema errors in English, since schema messages are Chinese', async () => {
  const specs = { username: { label: 'Account' }, realname: { label: 'Name' } };
  const values = { username: 'a-b', realname: 'x'.repeat(101) };
  expect(await faultsOf(UserAdd, specs, values, { words: en })).toEqual({
    username: 'Account is not in the right format',
    realname: 'Name can have at most 100 characters',
  });
  expect(await faultsOf(UserAdd, { username: { label: '用户账号' } }, values)).toEqual({
    username: '用户账号应为4到18位字母、数字或下划线',
  });
});

test('skips fields that are read-only or not mounted', async () => {
  expect(await faultsOf(UserAdd, {}, {})).toEqual({});
  expect(await faultsOf(UserAdd, { username: { label: '用户账号', isFixed: true } }, { username: '' })).toEqual({});
});

test('applies catalogue rules, field rules and business rules after the schema', async () => {
  const specs = {
    email: { label: '邮箱', rule: 'shared:email', wrong: '请输入正确的邮箱' },
    confirm: {
      label: '确认密码',
      validate: (value: unknown, all: Values) => (value === all.password ? undefined : '不一样'),
    },
  } as Record<string, FieldSpec>;
  const rules = (values: Values) => (values.email === 'a@b.cn' ? { email: '不可用' } : undefined);
  const values = { email: 'a@', password: 'p', confirm: 'q' };
  expect(await faultsOf(registerUser.input, specs, values, { rules })).toEqual({
    email: '请输入正确的邮箱',
    confirm: '不一样',
  });
  expect(
    await faultsOf(registerUser.input, specs, { email: 'a@b.cn', password: 'p', confirm: 'p' }, { rules }),
  ).toEqual({
    email: '不可用',
  });
});

test('validates secrets as typed and everything else trimmed', async () => {
  const seen: unknown[] = [];
  const note = (value: unknown) => {
    seen.push(value);
    return undefined;
  };
  const specs = {
    realname: { ...realname, validate: note },
    password: { label: '密码', isSecret: true, validate: note },
  } as Record<string, FieldSpec>;
  await faultsOf(UserAdd, specs, { realname: ' 周明 ', password: ' p ' });
  expect(seen).toEqual(['周明', ' p ']);
});

test('validates otherwise valid values on the server before saving', async () => {
  const check = async () => true;
  const checkOnServer = vi.fn<(names: readonly string[]) => Promise<Record<string, string>>>(async () => ({
    phone: '已存在',
  }));
  const specs = { realname: { ...realname, check }, phone: { ...phone, check } };
  const values = { realname: '', phone: '13800001111' };
  expect(await faultsOf(UserAdd, specs, values, { checkOnServer })).toEqual({ realname: '请输入用户姓名' });
  expect(checkOnServer).not.toHaveBeenCalled();
  expect(await faultsOf(UserAdd, specs, values, { checkOnServer, isAsking: true })).toEqual({
    realname: '请输入用户姓名',
    phone: '已存在',
  });
  expect(checkOnServer).toHaveBeenCalledWith(['phone']);
});

test("reuses the server's answer for the same value; advice does not block saving", async () => {
  const answered = { value: '13800001111', message: '已存在' };
  const told = { ...phone, serverAnswer: answered };
  expect(await faultsOf(UserAdd, { phone: told }, { phone: '13800001111' })).toEqual({ phone: '已存在' });
  expect(await faultsOf(UserAdd, { phone: told }, { phone: '13800001112' })).toEqual({});
  const advice = { ...told, isAdvisory: true };
  expect(await faultsOf(UserAdd, { phone: advice }, { phone: '13800001111' })).toEqual({ phone: '已存在' });
  expect(await faultsOf(UserAdd, { phone: advice }, { phone: '13800001111' }, { isAsking: true })).toEqual({});
});
