import { firstOrderKeys, memoryStore, SyncHub, type ClientMessage, type HubMember } from '@gezi/editable-grid/core';
import type { SyncChannel } from '@gezi/editable-grid';

const LINES = [
  { name: '无缝钢管 DN100', counts: 12 },
  { name: '法兰闸阀 Z41H-16C', counts: 4 },
  { name: '深沟球轴承 6308', counts: 60 },
];

const order = firstOrderKeys(LINES.length);
const store = memoryStore({
  version: 0,
  rows: LINES.map((values, index) => ({ id: `line-${index + 1}`, order: order[index]!, values, stamps: {} })),
});
const hub: SyncHub<string> = new SyncHub({ store, nameOf: (page) => page, publish: (news) => hub.receiveNews(news) });

/** 把“服务端”放在本页内：消息直接交给 hub，不经网络。 */
export function connect(name: string): SyncChannel {
  const listeners = new Set<Parameters<SyncChannel['onMessage']>[0]>();
  const member: HubMember<string> = {
    id: name,
    page: 'lines',
    user: { id: name, name },
    mayWrite: true,
    send: (message) => queueMicrotask(() => listeners.forEach((listener) => listener(structuredClone(message)))),
    reject: () => hub.leave(member),
  };
  return {
    send: (message) => void hub.receive(member, structuredClone(message) as ClientMessage),
    onMessage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => ({ status: 'open' }),
    subscribe: () => () => {},
  };
}
