import { listRoles, queryAllRoles } from '@gezi/domain';
import { asc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listQuery } from '../../crud/listQuery';
import { pageOf } from '../../crud/pageOf';
import { selectList } from '../../crud/selectList';
import { sysRole } from '../../db';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';

const columns = {
  id: sysRole.id,
  roleCode: sysRole.roleCode,
  roleName: sysRole.roleName,
  createTime: sysRole.createTime,
};

const shown = {
  id: sysRole.id,
  roleCode: sysRole.roleCode,
  roleName: sysRole.roleName,
  description: sysRole.description,
};

export function roleRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, listRoles, async (request, { tenantId }) => {
    // A role of tenant 0 serves every tenant.
    const list = listQuery({ columns, scope: inArray(sysRole.tenantId, [0, tenantId]) }, request);
    const { rows, total } = await selectList(db, sysRole, shown, list);
    return pageOf(rows, total, list);
  });

  serve(app, queryAllRoles, async (_input, { tenantId }) =>
    db.orm
      .select(shown)
      .from(sysRole)
      .where(inArray(sysRole.tenantId, [0, tenantId]))
      .orderBy(asc(sysRole.roleCode), asc(sysRole.id)),
  );
}
