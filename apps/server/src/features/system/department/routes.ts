import {
  getCurrentUserDeparts,
  listAllDepartments,
  queryDepartmentAncestors,
  queryDepartmentByCode,
  queryDepartmentIds,
  queryDepartmentLevel,
  queryDepartmentParentName,
  queryDepartmentsByIds,
  queryDepartmentsInCharge,
  queryDepartmentTree,
  searchDepartments,
  type DepartmentIdNode,
  type DepartmentNode,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { inCurrentLanguage, texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import {
  departmentLevel,
  departmentNodes,
  departmentPath,
  departmentSubtrees,
  departmentTree,
  isNamed,
  withDescendants,
} from './departmentTree';
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

  serve(app, queryDepartmentIds, async (_input, { tenantId }) => idNodes(departmentTree(await store.all(tenantId))));

  serve(app, searchDepartments, async ({ keyWord = '', myDeptSearch }, { tenantId, departsInCharge }) => {
    const rows = await store.all(tenantId);
    const query = keyWord.trim().toLowerCase();
    const scope = myDeptSearch === '1' ? withDescendants(rows, departsInCharge) : rows;
    const found = scope.filter((row) => isNamed(row, query));
    if (found.length === 0) throw refuse(texts.department.noneFound, 'keyWord');
    return departmentNodes(
      rows,
      found.map(({ id }) => id),
    );
  });

  serve(app, queryDepartmentsInCharge, async (_input, { tenantId, departsInCharge, userId }) => {
    const rows = await store.all(tenantId);
    const identity = (await users.byId(userId))?.userIdentity;
    return new WithMessage(identity ? String(identity) : '', departmentSubtrees(rows, departsInCharge));
  });

  serve(app, queryDepartmentAncestors, async ({ departId, orgCode }, { tenantId }) => {
    const rows = await store.all(tenantId);
    const depart = rows.find((row) => (departId ? row.id === departId : row.orgCode === orgCode));
    if (!depart) throw refuse(texts.notFound, departId ? 'departId' : 'orgCode');
    const path = departmentPath(rows, depart.id);
    return { parentIds: path.map(({ id }) => id), parentMap: Object.fromEntries(path.map((row) => [row.id, row])) };
  });

  serve(app, queryDepartmentParentName, async ({ id }, { tenantId }) => {
    const path = departmentPath(await store.all(tenantId), id);
    if (path.length === 0) throw refuse(texts.notFound, 'id');
    const parent = path.at(-2);
    return parent ? inCurrentLanguage(parent.departName, parent.departNameEn) : '';
  });

  serve(app, listAllDepartments, async ({ id }, { tenantId }) => {
    const rows = await store.all(tenantId);
    return id ? rows.filter((row) => row.id === id) : rows;
  });

  serve(app, queryDepartmentsByIds, async ({ deptIds }, { tenantId }) => {
    const idSet = new Set(splitList(deptIds));
    return (await store.all(tenantId)).filter(({ id }) => idSet.has(id));
  });

  serve(app, queryDepartmentByCode, async ({ orgCode }, { tenantId }) => {
    const found = (await store.all(tenantId)).find((row) => row.orgCode === orgCode);
    if (!found) throw refuse(texts.notFound, 'orgCode');
    return found;
  });
}

const idNodes = (nodes: readonly DepartmentNode[]): DepartmentIdNode[] =>
  nodes.map(({ key, value, title, children }) => ({ key, value, title, children: children && idNodes(children) }));
