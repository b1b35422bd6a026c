import { ClientProvider, createClient, createDepartments, createDictionaries, memoryStorage } from '@gezi/client';
import {
  after,
  createFakeServer,
  refuse,
  reply,
  replyRaw,
  signedInSession,
  type FakeRoutes,
} from '@gezi/client/testing';
import { useState, type ReactNode } from 'react';

const PEOPLE = [
  { id: '1001', username: 'zhangwei', realname: '张伟', phone: '13800000001' },
  { id: '1002', username: 'liting', realname: '李婷', phone: '13800000002' },
  { id: '1003', username: 'wangqiang', realname: '王强', phone: '13800000003' },
];
const CONTRACTS = [
  { id: 'c1', name: '2026年电缆框架合同', contractNo: 'KJ-2026-001' },
  { id: 'c2', name: '2026年变压器框架合同', contractNo: 'KJ-2026-002' },
];
const TYPES = [
  { label: '询价采购', value: '1' },
  { text: '单一来源', value: '2' },
  { title: '竞争谈判', value: '3' },
];
const CITIES: Readonly<Record<string, object[]>> = {
  zj: [
    { label: '杭州', value: 'hz' },
    { label: '宁波', value: 'nb' },
  ],
  js: [{ label: '南京', value: 'nj' }],
};

/** Recorded calls, for stories that count them. */
export const requests: string[] = [];

/** Fields of uploads, for stories that check them. */
export const uploaded: Readonly<Record<string, unknown>>[] = [];

/** Whether `/mock/flaky` succeeds; it does from the second call on. */
let flaky = 0;

const ROUTES: FakeRoutes = {
  'GET /mock/result': () => counted('result', reply(TYPES)),
  'GET /mock/data': () => counted('data', replyRaw({ data: TYPES })),
  'GET /mock/bare': () => counted('bare', replyRaw(TYPES)),
  'GET /mock/slow': after(Infinity, reply([])),
  'GET /mock/flaky': () => ((flaky += 1) % 2 === 1 ? refuse('服务暂不可用') : reply(TYPES)),
  'GET /mock/cities': ({ query }) => reply(CITIES[query.parent ?? ''] ?? []),
  'GET /mock/rows': reply({ records: CONTRACTS, total: CONTRACTS.length }),
  'GET /mock/people': replyRaw(PEOPLE),
  'GET /mock/departs': reply([
    { id: 'd1', departName: '采购部' },
    { id: 'd2', departName: '物资部' },
  ]),
  'POST /sys/common/upload': ({ body }) => {
    const sent = body as FormData;
    const file = sent.get('file') as File;
    uploaded.push(Object.fromEntries(sent));
    return reply({ id: 'f1', fileName: file.name }, { message: `temp/${file.name}` });
  },
};

function counted<Reply>(name: string, answer: Reply): Reply {
  requests.push(name);
  return answer;
}

/** Renders its children with a fake server. */
export function RuntimeGround({ routes = {}, children }: { routes?: FakeRoutes; children: ReactNode }) {
  const [kit] = useState(() => {
    const server = createFakeServer({ ...ROUTES, ...routes });
    const client = createClient({ session: signedInSession(), fetch: server.fetch, xhr: server.xhr });
    const storage = memoryStorage();
    return {
      client,
      departments: createDepartments({ client, storage }),
      dictionaries: createDictionaries({ client, storage }),
    };
  });
  return <ClientProvider {...kit}>{children}</ClientProvider>;
}
