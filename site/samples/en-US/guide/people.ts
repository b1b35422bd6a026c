import { createServer } from 'node:http';

const DEPARTMENTS = [
  { id: 'd1', parentId: '', orgCode: 'A01', departName: 'Balance Equipment' },
  { id: 'd2', parentId: 'd1', orgCode: 'A01A01', departName: 'Production' },
  { id: 'd3', parentId: 'd1', orgCode: 'A01A02', departName: 'Purchasing' },
];

const USERS = [
  { id: 'u1', username: 'lihua', realname: 'Laura Hill', departId: 'd3', orgCodeTxt: 'Purchasing' },
  { id: 'u2', username: 'wangjianguo', realname: 'John Miller', departId: 'd3', orgCodeTxt: 'Purchasing' },
  { id: 'u3', username: 'liuyang', realname: 'Leo Young', departId: 'd2', orgCodeTxt: 'Production' },
];

const envelope = (result: unknown) => ({ success: true, code: 200, message: '', result });

/** The tree of departments; tree controls read `key`, `value` and `title`. */
const departmentsBelow = (parent: string): object[] =>
  DEPARTMENTS.filter(({ parentId }) => parentId === parent).map((department) => {
    const children = departmentsBelow(department.id);
    const { id, departName } = department;
    return { ...department, key: id, value: id, title: departName, isLeaf: children.length === 0, children };
  });

/** The three calls of the pickers for users and departments. */
export function answerPeople(path: string, query: URLSearchParams): unknown {
  switch (path) {
    case '/api/sys/sysDepart/queryTreeList':
      return envelope(departmentsBelow(''));

    case '/api/sys/user/queryUserComponentData': {
      // `*hill*` means that it is contained, in the account or the name.
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
      // By accounts or ids, comma-joined; this call alone answers an array without the envelope.
      const wanted = (query.get('username') ?? query.get('id') ?? '').split(',');
      return USERS.filter(({ id, username }) => wanted.includes(username) || wanted.includes(id));
    }

    default:
      return { success: false, code: 404, message: 'There is no such call', result: null };
  }
}

export const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(answerPeople(pathname, searchParams)));
});

answerPeople('/api/sys/user/getMultiUser', new URLSearchParams({ username: 'lihua' })); // → [ { id: 'u1', username: 'lihua', realname: 'Laura Hill', departId: 'd3', orgCodeTxt: 'Purchasing' } ]
