import { describe, expect, test, vi } from 'vitest';
import { broken, createFakeServer, refuse, reply, signedInSession } from '../../testing/index';
import { createClient } from '../http/createClient';
import { signOut } from '../session/transitions';
import { memoryStorage } from '../storage/KeyValueStorage';
import { createDepartments } from './createDepartments';
import { createDictionaries } from './createDictionaries';
import { labelOf, parseDictionaryItems } from './DictionaryItem';
import { loadOnce } from './loadOnce';
import { refreshCaches } from './refreshCaches';

const WEEK = 604_800_000;
const BUY_TYPES = [
  { value: '1', text: '招标' },
  { value: '4', text: '竞价' },
];
const BUY_ITEMS = [
  { value: '1', label: '招标' },
  { value: '4', label: '竞价' },
];
const ITEMS = 'GET /sys/dict/getDictItems/{dictCode}';

function setUp() {
  const clock = { now: 1_700_000_000_000 };
  const storage = memoryStorage();
  const session = signedInSession();
  const server = createFakeServer({
    [ITEMS]: reply(BUY_TYPES),
    'GET /sys/dict/loadDict/{dict}': reply(BUY_TYPES),
    'GET /sys/dict/loadDictItem/{dict}': reply(['招标', '竞价']),
    'GET /sys/dict/refleshCache': reply(null),
    'GET /sys/dict/queryAllDictItems': reply({ buy_type: [{ itemValue: '5', itemText: '评审' }] }),
    'GET /sys/sysDepart/queryTreeList': reply([{ id: 'd-1', departName: '采购部' }]),
    'GET /sys/sysDepart/queryDepartTreeSync': ({ query }) => reply([{ id: `child of ${query.pid ?? 'none'}` }]),
    'GET /sys/user/getCurrentUserDeparts': reply({ list: [], orgCode: 'A01' }),
  });
  const client = createClient({ session, fetch: server.fetch });
  const options = { client, storage, now: () => clock.now };
  const open = () => createDictionaries(options);
  return {
    clock,
    storage,
    session,
    server,
    client,
    open,
    departments: createDepartments(options),
    dictionaries: open(),
  };
}

describe('parseDictionaryItems', () => {
  test.each([
    [
      { itemText: '招标', itemValue: 1 },
      { value: '1', label: '招标' },
    ],
    [
      { text: '招标', value: '1', title: 'x' },
      { value: '1', label: '招标' },
    ],
    [
      { title: '招标', value: '1' },
      { value: '1', label: '招标' },
    ],
    [
      { label: '招标', value: true },
      { value: 'true', label: '招标' },
    ],
    [{ value: '1' }, { value: '1', label: '1' }],
    [
      { value: '', text: '无' },
      { value: '', label: '无' },
    ],
    [
      { value: '1', text: 'a', color: 'red', status: 0 },
      { value: '1', label: 'a', color: 'red', disabled: true },
    ],
    [
      { value: '1', text: 'a', color: '', status: 1 },
      { value: '1', label: 'a' },
    ],
  ])('%j', (raw, item) => {
    expect(parseDictionaryItems([raw])).toEqual([item]);
  });

  test('invalid items are left out', () => {
    expect(parseDictionaryItems([null, 1, 'x', {}, { text: 'x' }])).toEqual([]);
    expect(parseDictionaryItems(null)).toEqual([]);
    expect(parseDictionaryItems({ a: 1 })).toEqual([]);
  });

  test.each([
    ['1', '招标'],
    [4, '竞价'],
    ['1,4', '招标,竞价'],
    ['9', '9'],
    ['1,9', '招标,9'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('labels %j as %j', (value, label) => {
    expect(labelOf(BUY_ITEMS, value)).toBe(label);
  });
});

describe('a dictionary', () => {
  test('joins calls under way and caches for 7 days', async () => {
    const { dictionaries, server, clock, open } = setUp();
    expect(dictionaries.peek('buy_type')).toBeUndefined();
    const both = await Promise.all([dictionaries.items('buy_type'), dictionaries.items('buy_type')]);
    expect(both).toEqual([BUY_ITEMS, BUY_ITEMS]);
    await open().items('buy_type');
    expect(server.requestsOf(ITEMS)).toHaveLength(1);
    expect(dictionaries.peek('buy_type')).toBe(dictionaries.peek('buy_type'));
    clock.now += WEEK - 1;
    await dictionaries.items('buy_type');
    expect(server.requestsOf(ITEMS)).toHaveLength(1);
    clock.now += 1;
    await dictionaries.items('buy_type');
    expect(server.requestsOf(ITEMS)).toHaveLength(2);
  });

  test('refuses an empty code without a request: 字典Code不能为空!', async () => {
    const { dictionaries, server } = setUp();
    for (const call of [dictionaries.items(''), dictionaries.search('', 'x'), dictionaries.labels('', 'x')]) {
      await expect(call).rejects.toMatchObject({ kind: 'empty-dictionary-code' });
    }
    expect(server.requests).toEqual([]);
  });

  test('a failure is not cached', async () => {
    const { dictionaries, server } = setUp();
    server.route(ITEMS, refuse('字典不存在'));
    await expect(dictionaries.items('buy_type')).rejects.toMatchObject({ message: '字典不存在' });
    server.route(ITEMS, reply(BUY_TYPES));
    await expect(dictionaries.items('buy_type')).resolves.toEqual(BUY_ITEMS);
  });

  test('a table dictionary is cached for 30 s', async () => {
    const { dictionaries, server, clock } = setUp();
    await dictionaries.items('sys_user,realname,id');
    clock.now += 29_999;
    await dictionaries.items('sys_user,realname,id');
    expect(server.requestsOf(ITEMS)).toHaveLength(1);
    clock.now += 1;
    await dictionaries.items('sys_user,realname,id');
    expect(server.requestsOf(ITEMS)).toHaveLength(2);
    expect(dictionaries.peek('sys_user,realname,id')).toBeUndefined();
  });

  test('each tenant has its own cache', async () => {
    const { dictionaries, server, session } = setUp();
    await dictionaries.items('buy_type');
    session.set({ ...session.get(), tenantId: 1002 });
    expect(dictionaries.peek('buy_type')).toBeUndefined();
    await dictionaries.items('buy_type');
    expect(server.requestsOf(ITEMS).map(({ headers }) => headers['tenant-id'])).toEqual(['0', '1002']);
  });

  test('each language has its own cache, under the same version', async () => {
    const { clock, storage, session, server } = setUp();
    let language = 'zh-CN';
    const client = createClient({ session, fetch: server.fetch, language: () => language });
    const dictionaries = createDictionaries({ client, storage, now: () => clock.now });
    await dictionaries.setVersion('1');
    await dictionaries.items('buy_type');
    language = 'en-US';
    expect(dictionaries.peek('buy_type')).toBeUndefined();
    server.route(ITEMS, reply([{ value: '1', text: 'Tender' }]));
    await expect(dictionaries.items('buy_type')).resolves.toEqual([{ value: '1', label: 'Tender' }]);
    expect(server.requestsOf(ITEMS).at(-1)!.headers['accept-language']).toBe('en-US');
    await dictionaries.labels('buy_type', '1');
    language = 'zh-CN';
    expect(dictionaries.peek('buy_type')).toBeUndefined();
    await dictionaries.labels('buy_type', '1');
    expect(server.requestsOf('GET /sys/dict/loadDictItem/{dict}')).toHaveLength(2);
  });

  test('an item stored as { value, text } by an earlier version is read', () => {
    const { dictionaries, storage, clock } = setUp();
    const cache = { buy_type: { items: BUY_TYPES, expire: clock.now + WEEK } };
    const value = { tenantId: 0, cache };
    storage.setItem('UI_CACHE_DB_DICT_DATA', JSON.stringify({ value, expire: clock.now + WEEK }));
    expect(dictionaries.peek('buy_type')).toEqual(BUY_ITEMS);
  });

  test('a code like `constructor` is not cached', () => {
    expect(setUp().dictionaries.peek('constructor')).toBeUndefined();
    expect(setUp().dictionaries.peek('__proto__')).toBeUndefined();
  });

  test('can be seeded from the login', async () => {
    const { dictionaries, server } = setUp();
    dictionaries.seed({ buy_type: [{ value: '3', text: '询价' }] });
    await expect(dictionaries.items('buy_type')).resolves.toEqual([{ value: '3', label: '询价' }]);
    expect(server.requests).toEqual([]);
  });

  test('is removed from the storage when the session ends, whatever the tenant', async () => {
    const { dictionaries, session, storage, open } = setUp();
    session.set({ ...session.get(), tenantId: 1002 });
    await dictionaries.items('buy_type');
    expect(storage.getItem('UI_CACHE_DB_DICT_DATA')).toContain('buy_type');
    session.set(signOut());
    expect(storage.getItem('UI_CACHE_DB_DICT_DATA')).toBeNull();
    expect(dictionaries.peek('buy_type')).toBeUndefined();
    expect(open().peek('buy_type')).toBeUndefined();
  });
});

describe('searching', () => {
  test('sends one request per keyword, page size 10 by default', async () => {
    const { dictionaries, server } = setUp();
    await dictionaries.search('sys_user,realname,id', '李');
    await dictionaries.search('sys_user,realname,id', '李');
    await dictionaries.search('sys_user,realname,id', '张', 20);
    expect(server.requests.map(({ query }) => [query.keyword, query.pageSize])).toEqual([
      ['李', '10'],
      ['张', '20'],
    ]);
  });

  test('labels keep the order of the values; no values send no request', async () => {
    const { dictionaries, server } = setUp();
    await expect(dictionaries.labels('buy_type', '1,4')).resolves.toEqual(['招标', '竞价']);
    expect(server.requests[0]!.query).toMatchObject({ key: '1,4', delNotExist: 'false' });
    await expect(dictionaries.labels('buy_type', '')).resolves.toEqual([]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('refreshing', () => {
  test('clears the cache of the server, then loads all dictionaries', async () => {
    const { dictionaries, departments, server } = setUp();
    await dictionaries.items('buy_type');
    await departments.tree();
    const told = vi.fn<() => void>();
    dictionaries.subscribe(told);
    await expect(refreshCaches({ dictionaries, departments })).resolves.toEqual({ ok: true, value: 'cache-refreshed' });
    expect(server.requests.slice(2).map(({ path }) => path)).toEqual([
      '/sys/dict/refleshCache',
      '/sys/dict/queryAllDictItems',
    ]);
    expect(dictionaries.peek('buy_type')).toEqual([{ value: '5', label: '评审' }]);
    expect(told).toHaveBeenCalled();
    await departments.tree();
    expect(server.requests.at(-1)!.path).toBe('/sys/sysDepart/queryTreeList');
  });

  test.each(['GET /sys/dict/refleshCache', 'GET /sys/dict/queryAllDictItems'] as const)(
    'a failure of %s keeps the cached items',
    async (key) => {
      const { dictionaries, server } = setUp();
      await dictionaries.items('buy_type');
      server.route(key, broken());
      await expect(refreshCaches({ dictionaries })).resolves.toEqual({ ok: false, reason: 'cache-refresh-failed' });
      expect(dictionaries.peek('buy_type')).toEqual(BUY_ITEMS);
    },
  );

  test('an older answer does not overwrite a refresh', async () => {
    const { dictionaries, server } = setUp();
    let answerLate: () => void = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    server.route(ITEMS, async () => {
      await late;
      return reply(BUY_TYPES);
    });
    const first = dictionaries.items('buy_type');
    await dictionaries.refresh();
    answerLate();
    await first;
    expect(dictionaries.peek('buy_type')).toEqual([{ value: '5', label: '评审' }]);
  });
});

describe('versions', () => {
  const paths = (server: ReturnType<typeof setUp>['server']) => server.requests.map(({ path }) => path);

  test('departments of another version are dropped once', async () => {
    const { departments, server } = setUp();
    const listener = vi.fn<() => void>();
    departments.subscribe(listener);
    expect(departments.setVersion('1')).toBe(true);
    await departments.tree();
    expect(departments.setVersion('1')).toBe(false);
    await departments.tree();
    expect(server.requests).toHaveLength(1);
    expect([departments.setVersion('2'), departments.setVersion('2')]).toEqual([true, false]);
    await departments.tree();
    expect(server.requests).toHaveLength(2);
    expect([departments.revision(), listener.mock.calls.length]).toEqual([2, 2]);
  });

  test('stored departments of the current version are used after a reload of the page', async () => {
    const { departments, server, client, storage, clock } = setUp();
    departments.setVersion('1');
    await departments.tree();
    const open = () => createDepartments({ client, storage, now: () => clock.now });
    const reloaded = open();
    expect(reloaded.setVersion('1')).toBe(false);
    await reloaded.tree();
    expect(server.requests).toHaveLength(1);
    expect(open().setVersion('2')).toBe(true);
  });

  test('departments that were requested before a change are not stored', async () => {
    const { departments, server } = setUp();
    departments.setVersion('1');
    const early = departments.tree();
    departments.setVersion('2');
    await early;
    await departments.tree();
    expect(server.requests).toHaveLength(2);
  });

  test('dictionaries of another version are loaded again, by one of two tabs', async () => {
    const { dictionaries, open, server } = setUp();
    await dictionaries.items('buy_type');
    await dictionaries.setVersion('1');
    await dictionaries.setVersion('1');
    expect(paths(server).slice(1)).toEqual(['/sys/dict/queryAllDictItems']);
    expect(dictionaries.peek('buy_type')).toEqual([{ value: '5', label: '评审' }]);

    const otherTab = open();
    await otherTab.setVersion('2');
    await dictionaries.setVersion('2');
    expect(paths(server)).toHaveLength(3);
  });

  test('a failed load keeps the cached dictionaries and is repeated', async () => {
    const { dictionaries, server } = setUp();
    await dictionaries.items('buy_type');
    server.route('GET /sys/dict/queryAllDictItems', broken());
    await dictionaries.setVersion('1');
    expect(dictionaries.peek('buy_type')).toEqual(BUY_ITEMS);
    await dictionaries.setVersion('1');
    expect(paths(server)).toHaveLength(3);
  });
});

describe('departments', () => {
  test('tree and levels are loaded once and cached for 7 days', async () => {
    const { departments, server, clock } = setUp();
    await Promise.all([departments.tree(), departments.tree()]);
    await expect(departments.level()).resolves.toEqual([{ id: 'child of none' }]);
    await expect(departments.level('d-1')).resolves.toEqual([{ id: 'child of d-1' }]);
    await departments.level('d-1');
    expect(server.requests).toHaveLength(3);
    clock.now += WEEK;
    await departments.tree();
    expect(server.requests).toHaveLength(4);
  });

  test('each user has an own cache, cleared when the session ends', async () => {
    const { departments, server, session, storage } = setUp();
    await departments.tree();
    session.set({ ...session.get(), user: { ...session.get().user!, id: 'u-2' } });
    await departments.tree();
    expect(server.requests).toHaveLength(2);
    session.set(signOut());
    expect(storage.getItem('DEPART_DATA')).toBeNull();
  });

  test('the own departments are not cached', async () => {
    const { departments, server } = setUp();
    await departments.mine();
    await departments.mine();
    expect(server.requests).toHaveLength(2);
  });
});

test('loadOnce drops the oldest answer above its limit', async () => {
  const once = loadOnce({ now: () => 0, keepMs: 1000, limit: 2 });
  const run = vi.fn<() => Promise<number>>(async () => 1);
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await once.load(key, run);
  expect(run).toHaveBeenCalledTimes(4);
});
