import { createFakeServer, refuse, reply, replyRaw, signedInKit } from '@gezi/client/testing';

const DEPARTMENTS = [
  ['d1', '', 'A01', '锐衡装备'],
  ['d2', 'd1', 'A01A01', '生产制造部'],
  ['d3', 'd1', 'A01A02', '采购供应部'],
] as const;

const USERS = [
  ['lihua', '李华', 'd3', '采购供应部'],
  ['wangjianguo', '王建国', 'd3', '采购供应部'],
  ['liuyang', '刘洋', 'd2', '生产制造部'],
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

// 代替服务端，使示例可以直接运行；你的服务端在 /api 下回答同样的请求。
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
          { value: '1', text: '公开招标' },
          { value: '2', text: '询价' },
        ])
      : refuse('没有这个字典'),
});

export const kit = signedInKit(server);
