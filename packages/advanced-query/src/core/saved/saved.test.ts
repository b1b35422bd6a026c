import { memoryStorage } from '@gezi/client/core';
import { expect, test } from 'vitest';
import { parseSavedQueries, toSaved, type SavedQuery } from './SavedQuery';
import { localSavedQueries, syncedSavedQueries } from './savedQueries';

const saved = (title: string, val = 'x'): SavedQuery =>
  toSaved(title, { matchType: 'and', conditions: [{ field: 'name', rule: 'eq', val }] });

test('are stored under prefix and code, one per name', async () => {
  const storage = memoryStorage();
  const list = localSavedQueries({ storage, code: '/purchase/plan' });
  await list.save(saved('待办'));
  await list.save(saved('轴承'));
  await list.save(saved('待办', 'y'));
  expect(JSON.parse(storage.getItem('JSuperQuerySaved_/purchase/plan')!)).toMatchObject([
    { title: '待办', records: [{ val: 'y' }] },
    { title: '轴承' },
  ]);
  expect(await list.remove('待办')).toHaveLength(1);
  await list.remove('轴承');
  expect(storage.getItem('JSuperQuerySaved_/purchase/plan')).toBeNull();
});

test('invalid saved queries are left out', () => {
  expect(parseSavedQueries('x')).toEqual([]);
  expect(
    parseSavedQueries([null, { title: '' }, { title: 'a' }, { title: 'b', records: [{ field: 'x' }, 1] }]),
  ).toEqual([{ title: 'b', matchType: 'and', records: [] }]);
  const storage = memoryStorage();
  storage.setItem('JSuperQuerySaved_x', '{');
  return expect(localSavedQueries({ storage, code: 'x' }).load()).resolves.toEqual([]);
});

test('the server wins; the local copy is used while it is offline', async () => {
  const server = localSavedQueries({ storage: memoryStorage(), code: 'x' });
  const local = localSavedQueries({ storage: memoryStorage(), code: 'x', owner: 'u1' });
  await server.save(saved('甲'));
  await local.save(saved('乙'));
  const synced = syncedSavedQueries(server, local);
  expect((await synced.load()).map(({ title }) => title)).toEqual(['甲']);
  await synced.save(saved('丙'));
  const away = { ...server, load: () => Promise.reject(new Error('offline')) };
  expect((await syncedSavedQueries(away, local).load()).map(({ title }) => title)).toEqual(['甲', '丙']);
});

test('each owner sees own queries only', async () => {
  const storage = memoryStorage();
  const of = (owner?: string) => localSavedQueries({ storage, code: 'x', ...(owner !== undefined && { owner }) });
  await of('u1').save(saved('甲'));
  await of('u2').save(saved('乙'));
  expect((await of('u1').load()).map(({ title }) => title)).toEqual(['甲']);
  await of('u1').remove('甲');
  expect((await of('u2').load()).map(({ title }) => title)).toEqual(['乙']);
  expect(await of().load()).toEqual([]);
});
