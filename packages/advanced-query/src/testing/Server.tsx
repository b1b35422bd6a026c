import { ClientProvider } from '@gezi/client';
import { createFakeServer, reply, signedInKit, type FakeRoutes } from '@gezi/client/testing';
import { useState, type ReactNode } from 'react';

const PRIORITIES = [
  { value: 'H', text: '紧急' },
  { value: 'M', text: '重要' },
  { value: 'L', text: '一般' },
];
const UNITS = [
  { value: 'u1', text: '个' },
  { value: 'u2', text: '套' },
  { value: 'u3', text: '千克' },
];

const DICTIONARIES: FakeRoutes = {
  'GET /sys/dict/getDictItems/{dictCode}': ({ params }) => reply(params.dictCode === 'priority' ? PRIORITIES : UNITS),
};

/** A server in the page, with the dictionaries of the fields in stories and tests. */
export function Server({ routes = {}, children }: { routes?: FakeRoutes; children: ReactNode }) {
  const [kit] = useState(() =>
    signedInKit(createFakeServer({ ...DICTIONARIES, ...routes }), { id: 'u1', username: 'manager', realname: '周明' }),
  );
  return <ClientProvider {...kit}>{children}</ClientProvider>;
}
