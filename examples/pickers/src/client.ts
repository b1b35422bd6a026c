import { createClient } from '@gezi/client';
import { createFakeServer, refuse, reply, replyRaw, signedInSession, type FakeRequest } from '@gezi/client/testing';
import { DEPARTMENTS, ROLES, USERS } from './company';

// The page answers its own calls, so that the example runs without a server. Yours answers the same calls under `/api`.
const server = createFakeServer({
  'GET /sys/sysDepart/queryTreeList': reply(DEPARTMENTS),
  'GET /sys/user/queryUserComponentData': (request) => {
    const { username = '', departId } = request.query;
    const sought = username.replaceAll('*', '');
    return page(
      USERS.filter(
        (user) =>
          (!departId || user.departId === departId) &&
          (user.username.includes(sought) || user.realname.includes(sought)),
      ),
      request,
    );
  },
  'GET /sys/user/getMultiUser': ({ query }) => {
    const wanted = (query['username'] ?? query['id'] ?? '').split(',');
    return replyRaw(USERS.filter(({ username, id }) => wanted.includes(username) || wanted.includes(id)));
  },
  'GET /sys/role/list': (request) => page(ROLES, request),
  'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
    params['dictCode'] === 'buy_type'
      ? reply([
          { value: '1', text: '公开招标' },
          { value: '2', text: '邀请招标' },
          { value: '3', text: '竞争性谈判' },
          { value: '4', text: '询价' },
        ])
      : refuse('没有这个字典'),
});

export const client = createClient({ session: signedInSession(), fetch: server.fetch });

function page(rows: readonly object[], { query }: FakeRequest) {
  const size = Number(query['pageSize'] ?? 10);
  const from = (Number(query['pageNo'] ?? 1) - 1) * size;
  return reply({ records: rows.slice(from, from + size), total: rows.length });
}
