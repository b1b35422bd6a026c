import { describe, expect, test, vi } from 'vitest';
import { duplicateRule, type DuplicateQuery } from './duplicateRule';
import { fieldChecker } from './fieldChecker';
import type { RemoteAnswer } from './remoteRule';
import { ruleCodeRule, type RuleCodeQuery } from './ruleCodeRule';

interface Asked<Query> {
  query: Query;
  signal: AbortSignal;
  answer: (answer?: RemoteAnswer | null) => void;
  fail: (error: Error) => void;
}

/** A server whose answers the test triggers. */
function slowServer<Query = DuplicateQuery>() {
  const asked: Asked<Query>[] = [];
  const call = (query: Query, signal: AbortSignal) =>
    new Promise<RemoteAnswer | null | undefined>((answer, fail) => {
      asked.push({ query, signal, answer, fail });
    });
  return { asked, call };
}

const TAKEN = { success: false, message: '该值不可用，系统中已存在！' };
const target = { tableName: 'sys_user', fieldName: 'username' };

describe('duplicateRule', () => {
  test("sends the specified query and returns the server's message", async () => {
    const { asked, call } = slowServer();
    const checking = duplicateRule(call, { ...target, dataId: '7' })('zhang');
    expect(asked[0]?.query).toEqual({ tableName: 'sys_user', fieldName: 'username', fieldVal: 'zhang', dataId: '7' });
    asked[0]?.answer(TAKEN);
    expect(await checking).toEqual({ code: 'duplicate', message: '该值不可用，系统中已存在！' });
  });

  test.each([[{ success: true }], [null], [undefined]])('accepts %j', async (answer) => {
    const { asked, call } = slowServer();
    const checking = duplicateRule(call, target)('zhang');
    asked[0]?.answer(answer);
    expect(await checking).toBeUndefined();
  });

  test('has a default message', async () => {
    const check = duplicateRule(() => Promise.resolve({ success: false }), target);
    expect((await check('zhang', { label: '账号' }))?.message).toBe('账号已存在');
    expect((await check('zhang', { locale: 'en-US' }))?.message).toBe('This field exists already');
  });

  test('a thrown refusal is returned, other errors are rethrown', async () => {
    const rejected = Object.assign(new Error('已被占用'), { kind: 'rejected' });
    expect(await duplicateRule(() => Promise.reject(rejected), target)('a')).toEqual({
      code: 'duplicate',
      message: '已被占用',
    });
    const offline = Object.assign(new Error('offline'), { kind: 'network' });
    await expect(duplicateRule(() => Promise.reject(offline), target)('a')).rejects.toBe(offline);
  });

  test.each(['', null, undefined, [], ['a'], {}].map((value) => [value]))('sends no request for %j', async (value) => {
    const { asked, call } = slowServer();
    expect(await duplicateRule(call, target)(value)).toBeUndefined();
    expect(asked).toHaveLength(0);
  });

  test('the newest of overlapping checks wins in any order of answers', async () => {
    const { asked, call } = slowServer();
    const check = duplicateRule(call, target);
    const first = check('zha');
    const second = check('zhang');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.signal.aborted).toBe(false);
    asked[1]?.answer(null);
    asked[0]?.answer(TAKEN);
    expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  });

  test('an older check resolves with the newest answer', async () => {
    const { asked, call } = slowServer();
    const check = duplicateRule(call, target);
    const checks = [check('z'), check('zh'), check('zha')];
    asked[0]?.fail(new Error('late and of no interest'));
    asked[2]?.answer(TAKEN);
    const refusals = await Promise.all(checks);
    expect(refusals.map((refusal) => refusal?.code)).toEqual(['duplicate', 'duplicate', 'duplicate']);
  });

  test('emptying the field settles a running check', async () => {
    const { asked, call } = slowServer();
    const check = duplicateRule(call, target);
    const running = check('zhang');
    expect(await check('')).toBeUndefined();
    expect(await running).toBeUndefined();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('can be aborted, even if the call ignores the signal', async () => {
    const { asked, call } = slowServer();
    const check = duplicateRule(call, target);
    const controller = new AbortController();
    const checking = check('zhang', { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(checking).rejects.toThrow('left the page');
    expect(asked[0]?.signal.aborted).toBe(true);
    await expect(check('li', { signal: controller.signal })).rejects.toThrow('left the page');
    expect(asked).toHaveLength(1);
  });
});

describe('ruleCodeRule', () => {
  test('encodes the value once more', async () => {
    const { asked, call } = slowServer<RuleCodeQuery>();
    const checking = ruleCodeRule(call, 'common')('a/汉 1');
    expect(asked[0]?.query).toEqual({ ruleCode: 'common', value: 'a%2F%E6%B1%89%201' });
    asked[0]?.answer({ success: false, message: '前两位必须是字母' });
    expect(await checking).toEqual({ code: 'rule-code', message: '前两位必须是字母' });
  });

  test('a lone surrogate does not throw', async () => {
    const { asked, call } = slowServer<RuleCodeQuery>();
    const checking = ruleCodeRule(call, 'common')('\ud842a');
    expect(asked[0]?.query.value).toBe('%EF%BF%BDa');
    asked[0]?.answer({ success: false });
    expect((await checking)?.message).toBe('该字段格式不正确');
  });
});

describe('fieldChecker', () => {
  test('calls the server only if the rules pass', async () => {
    const { asked, call } = slowServer();
    const check = fieldChecker([
      { required: true },
      { rule: 'username' },
      duplicateRule(call, target),
      { maxLength: 6 },
    ]);
    expect((await check('', { label: '用户名' }))?.message).toBe('用户名不能为空');
    expect((await check('ab'))?.code).toBe('shared:username');
    expect(asked).toHaveLength(0);
    const passing = check('zhangsan');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer(null);
    expect((await passing)?.code).toBe('maxLength');
  });

  test('an older answer does not overwrite a refusal', async () => {
    const { asked, call } = slowServer();
    const check = fieldChecker([{ required: true }, duplicateRule(call, target)]);
    const older = check('zhang');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const newer = check('');
    asked[0]?.answer(TAKEN);
    expect((await newer)?.code).toBe('required');
    expect((await older)?.code).toBe('required');
  });

  test('an error of the newest check rejects all, one of an older check none', async () => {
    const { asked, call } = slowServer();
    const check = fieldChecker([duplicateRule(call, target)]);
    const older = check('a');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.fail(new Error('old'));
    const newer = check('b');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.fail(new Error('offline'));
    const results = await Promise.allSettled([older, newer]);
    expect(results.map((result) => (result.status === 'rejected' ? (result.reason as Error).message : 'no'))).toEqual([
      'offline',
      'offline',
    ]);
  });
});
