import { createFakeServer, refuse, reply, replyRaw, signedInKit } from '@gezi/client/testing';

const DEPARTMENTS = [
  ['d1', '', 'A01', 'Balance Equipment'],
  ['d2', 'd1', 'A01A01', 'Production'],
  ['d3', 'd1', 'A01A02', 'Purchasing'],
] as const;

const USERS = [
  ['lihua', 'Laura Hill', 'd3', 'Purchasing'],
  ['wangjianguo', 'John Miller', 'd3', 'Purchasing'],
  ['liuyang', 'Leo Young', 'd2', 'Production'],
] as const;

const users = USERS.map(([username, realname, departId, orgCodeTxt]) => ({
  id: `u-${username}`,
  username,
  realname,
  departId,
  orgCodeTxt,
}));

const departsBelow = (parent: string): object[] =>
  DEPARTMENTS.filter(([, parentId]) => parentId === parent).map(([id, parentId, orgCode, departName]) => ({
    id,
    key: id,
    value: id,
    parentId,
    orgCode,
    departName,
    title: departName,
    children: departsBelow(id),
    isLeaf: departsBelow(id).length === 0,
  }));

// In place of a server, so that the example runs; yours answers the same calls under /api.
const server = createFakeServer({
  'GET /sys/sysDepart/queryTreeList': reply(departsBelow('')),
  'GET /sys/user/queryUserComponentData': ({ query }) => {
    const { username = '', departId } = query;
    const sought = username.replaceAll('*', '');
    const found = users.filter(
      (user) =>
        (!departId || user.departId === departId) && (user.username.includes(sought) || user.realname.includes(sought)),
    );
    return reply({ records: found, total: found.length });
  },
  'GET /sys/user/getMultiUser': ({ query }) => {
    const wanted = (query['username'] ?? query['id'] ?? '').split(',');
    return replyRaw(users.filter(({ username, id }) => wanted.includes(username) || wanted.includes(id)));
  },
  'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
    params['dictCode'] === 'buy_type'
      ? reply([
          { value: '1', text: 'Open tender' },
          { value: '2', text: 'Inquiry' },
        ])
      : refuse('There is no such dictionary'),
});

export const kit = signedInKit(server);
