import { singleMembers } from '@gezi/domain';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './support/endpoints';
import { rightfulCallers } from './support/rightfulCallers';
import { startTestServer, type TestServer } from './support/startTestServer';

/** Members of rows that their lists do not read from a column of their own. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  listCustomForms: ['procDefName', 'procDefVersion'],
  listFormHeads: ['subTableStr'],
  listAnnouncements: ['msgContent', 'userIds', 'openType', 'openPage', 'receiverCount'],
  listMessageTemplates: ['templateContent', 'templateTestJson'],
  listPositions: ['rank'],
  listPlans: ['planId', 'formEditable', 'tableEditable'],
  listProjects: ['bidCount', 'inviteCount'],
  listTenants: ['userCount'],
  listUsers: ['orgCodeTxt', 'relTenantIds'],
};

let server: TestServer;
const callerOf = rightfulCallers(() => server);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rowOf = (name: string) =>
  (endpoints[name]!.result as { properties?: { records?: { items?: TSchema } } }).properties?.records?.items;

/** Standard lists: one condition for each member of their rows (contract, part 1 §1.9). */
const lists = Object.keys(endpoints).filter((name) => {
  const { method, path, input } = endpoints[name]!;
  const { properties = {} } = input as { properties?: object };
  return (
    method === 'GET' &&
    /\/(list|detailList|rootList|myTasks)$/.test(path) &&
    rowOf(name) &&
    'createTime_begin' in properties
  );
});

test.each(lists)('%s has a condition for each member', async (name) => {
  const caller = await callerOf(name);
  const { path } = endpoints[name]!;
  const list = async (query: object) =>
    (await caller.get<{ records: Record<string, unknown>[]; total: number }>(path, { pageSize: 100, ...query })).body;
  const whole = await list({});
  expect(whole).toMatchObject({ success: true });
  const all = whole.result!;
  const ignored: string[] = [];
  for (const member of singleMembers(rowOf(name)!)) {
    const sample = all.records.find((row) => row[member] !== null && row[member] !== undefined && row[member] !== '');
    if (!sample) continue;
    const found = await list({ [member]: `eq ${String(sample[member])}` });
    const isFiltered = found.success && found.result!.records.every((row) => row[member] === sample[member]);
    if (
      !isFiltered ||
      (found.result!.total === all.total && all.records.some((row) => row[member] !== sample[member]))
    ) {
      ignored.push(member);
    }
  }
  expect(ignored.filter((member) => !COMPUTED[name]?.includes(member))).toEqual([]);
});
