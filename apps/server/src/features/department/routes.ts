import { getCurrentUserDeparts, queryDepartmentLevel, queryDepartmentTree } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../crud/parseFieldCondition';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { userReader } from '../../users/userInfo';
import { departmentLevel, departmentNodes, departmentTree } from './departmentTree';
import { departmentStore } from './store';

export function departmentRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const store = departmentStore(db);
  const users = userReader(db, clock);

  serve(app, getCurrentUserDeparts, async (_input, { userId, orgCode, tenantId }) => ({
    list: await users.departments(userId, tenantId || undefined),
    orgCode,
  }));

  serve(app, queryDepartmentTree, async ({ ids }, { tenantId }) =>
    departmentTree(await store.all(tenantId), ids?.trim() ? splitList(ids) : undefined),
  );

  serve(app, queryDepartmentLevel, async ({ pid, ids, primaryKey }, { tenantId }) => {
    const rows = await store.all(tenantId);
    return ids?.trim() ? departmentNodes(rows, splitList(ids), primaryKey) : departmentLevel(rows, pid, primaryKey);
  });
}
