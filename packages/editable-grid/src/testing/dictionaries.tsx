import { ClientProvider } from '@gezi/client';
import {
  after,
  createFakeServer,
  refuse,
  reply,
  signedInKit,
  type FakeRoutes,
  type FakeServer,
} from '@gezi/client/testing';
import { useState, type ReactNode } from 'react';

const buyTypes = [
  { value: '1', text: '公开招标', color: 'blue' },
  { value: '2', text: '邀请招标', color: 'geekblue' },
  { value: '3', text: '竞争性谈判', color: 'orange' },
  { value: '4', text: '询价采购', color: 'green' },
  { value: '5', text: '单一来源' },
];

const SUPPLIERS = ['华东管业有限公司', '江苏阀门制造厂', '上海泵业集团', '宁波电缆股份有限公司', '无锡劳保用品公司'];
const suppliers = Array.from({ length: 60 }, (_, nth) => ({
  value: `s${nth + 1}`,
  text:
    nth < SUPPLIERS.length ? SUPPLIERS[nth]! : `${SUPPLIERS[nth % SUPPLIERS.length]!}第${Math.floor(nth / 5)}分公司`,
}));

/** Two dictionaries; `missing` does not exist, `slow` answers late. */
export function dictionaryRoutes(): FakeRoutes {
  return {
    'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
      params.dictCode === 'missing'
        ? refuse('字典Code格式不正确！')
        : params.dictCode === 'slow'
          ? after(60_000, reply(buyTypes))
          : reply(buyTypes),
    'GET /sys/dict/loadDict/{dictCode}': ({ query }) => {
      const keyword = query.keyword ?? '';
      const found = suppliers.filter(({ text }) => text.includes(keyword)).slice(0, Number(query.pageSize));
      // Answers the first letters last, like a busy server.
      return after(keyword.length === 1 ? 600 : 50, reply(found));
    },
    'GET /sys/dict/loadDictItem/{dictCode}': ({ query }) =>
      reply((query.key ?? '').split(',').map((key) => suppliers.find(({ value }) => value === key)?.text ?? key)),
  };
}

export const dictionaryServer = (): FakeServer => createFakeServer(dictionaryRoutes());

/** A page signed in to a fake server, reset per story. */
export function AtServer({ server, children }: { server: () => FakeServer; children: ReactNode }) {
  const [kit] = useState(() => signedInKit(server()));
  return <ClientProvider {...kit}>{children}</ClientProvider>;
}
