import { refuse, reply, replyRaw, type FakeRequest, type FakeRoutes } from '@gezi/client/testing';
import type { Company } from './company';

/** Routes for users and departments, answered from memory like the real server. */
export function companyRoutes({ departs, users }: Company): FakeRoutes {
  const page = <Row>(rows: readonly Row[], { query }: FakeRequest) => {
    const size = Number(query.pageSize ?? 10);
    const from = (Number(query.pageNo ?? 1) - 1) * size;
    return reply({ records: rows.slice(from, from + size), total: rows.length, size });
  };
  return {
    'GET /sys/sysDepart/queryTreeList': reply(departs),
    'GET /sys/user/queryUserComponentData': (request) => {
      const { username = '', departId, column = 'createTime', order } = request.query;
      const sought = username.replaceAll('*', '').toLowerCase();
      const found = users.filter(
        (user) =>
          (!departId || user.departId === departId) &&
          (!sought || user.username.includes(sought) || user.realname.includes(sought)),
      );
      if (!COLUMNS.has(column)) return refuse(`未知的排序字段 ${column}`);
      const by = column as 'username' | 'realname' | 'createTime';
      const sorted = found.toSorted((a, b) => a[by].localeCompare(b[by], 'zh-CN'));
      return page(order === 'asc' ? sorted : sorted.toReversed(), request);
    },
    'GET /sys/user/list': (request) => {
      const sought = (request.query.realname ?? '').replaceAll('*', '');
      return page(
        users.filter(({ realname }) => realname.includes(sought)),
        request,
      );
    },
    'GET /sys/user/getMultiUser': ({ query }) => {
      const [field, values] =
        query.id === undefined ? (['username', query.username] as const) : (['id', query.id] as const);
      const wanted = new Set(values?.split(','));
      return replyRaw(users.filter((user) => wanted.has(user[field])));
    },
  };
}

const COLUMNS = new Set(['username', 'realname', 'createTime']);
