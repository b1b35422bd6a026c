import { createServer } from 'node:http';

const DEPARTMENTS = [
  { id: 'd1', parentId: '', orgCode: 'A01', departName: '衡衍装备制造' },
  { id: 'd2', parentId: 'd1', orgCode: 'A01A01', departName: '生产部' },
  { id: 'd3', parentId: 'd1', orgCode: 'A01A02', departName: '采购部' },
];

const USERS = [
  { id: 'u1', username: 'lihua', realname: '李华', departId: 'd3', orgCodeTxt: '采购部' },
  { id: 'u2', username: 'wangjianguo', realname: '王建国', departId: 'd3', orgCodeTxt: '采购部' },
  { id: 'u3', username: 'liuyang', realname: '刘洋', departId: 'd2', orgCodeTxt: '生产部' },
];

const envelope = (result: unknown) => ({ success: true, code: 200, message: '', result });

/** 部门的树；`key`、`value` 与 `title` 供树控件使用。 */
const departmentsBelow = (parent: string): object[] =>
  DEPARTMENTS.filter(({ parentId }) => parentId === parent).map((department) => {
    const children = departmentsBelow(department.id);
    const { id, departName } = department;
    return { ...department, key: id, value: id, title: departName, isLeaf: children.length === 0, children };
  });

/** 用户与部门的选择器所需的三个接口。 */
export function answerPeople(path: string, query: URLSearchParams): unknown {
  switch (path) {
    case '/api/sys/sysDepart/queryTreeList':
      return envelope(departmentsBelow(''));

    case '/api/sys/user/queryUserComponentData': {
      // `*李*` 表示包含，账号与姓名都要找。
      const sought = (query.get('username') ?? '').replaceAll('*', '');
      const departId = query.get('departId');
      const found = USERS.filter(
        (user) => (!departId || user.departId === departId) && `${user.username} ${user.realname}`.includes(sought),
      );
      const pageSize = Number(query.get('pageSize') ?? 10);
      const start = (Number(query.get('pageNo') ?? 1) - 1) * pageSize;
      return envelope({ records: found.slice(start, start + pageSize), total: found.length });
    }

    case '/api/sys/user/getMultiUser': {
      // 按账号或编号查找，逗号连接；这一个接口回答数组，没有信封。
      const wanted = (query.get('username') ?? query.get('id') ?? '').split(',');
      return USERS.filter(({ id, username }) => wanted.includes(username) || wanted.includes(id));
    }

    default:
      return { success: false, code: 404, message: '没有这个接口', result: null };
  }
}

export const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(answerPeople(pathname, searchParams)));
});

answerPeople('/api/sys/user/getMultiUser', new URLSearchParams({ username: 'lihua' })); // → [ { id: 'u1', username: 'lihua', realname: '李华', departId: 'd3', orgCodeTxt: '采购部' } ]
