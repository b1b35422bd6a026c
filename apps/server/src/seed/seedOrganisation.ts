import {
  bulkInsert,
  supplierInfo,
  sysCategory,
  sysDepart,
  sysPosition,
  sysTenant,
  sysUser,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
  type Database,
} from '../platform/db';
import { categories } from './data/categories';
import { positions, tenants } from './data/organisation';
import { departments, type DepartRow } from './make/departments';
import { suppliers, type SupplierRow } from './make/suppliers';
import { users, type SeededUser } from './make/users';
import { makeRandom } from './random';
import { roleId } from './seedReference';
import { calendarOf, type Calendar } from './make/calendar';
import { seedId } from './seedId';

/** Number of suppliers of the first company and of its neighbour. */
const SUPPLIER_COUNTS = [40, 4] as const;

export interface Organisation {
  departs: ReadonlyMap<number, readonly DepartRow[]>;
  users: readonly SeededUser[];
  suppliers: readonly SupplierRow[];
}

/** Seeds tenants, departments, positions, categories, suppliers and users. */
export async function seedOrganisation(db: Database, passwordHash: string, today: Date): Promise<Organisation> {
  const calendar = calendarOf(today);
  const createTime = calendar.past(200, 9);
  // Lists show the newest first: staff, who have departments.
  const invited = calendar.past(205, 9);
  const departs = new Map<number, DepartRow[]>();
  let departCount = 0;
  for (const tenant of tenants) {
    const rows = departments(tenant, departCount + 1);
    departCount += rows.length;
    departs.set(tenant.id, rows);
  }
  const supplierRows = [
    ...suppliers(1, SUPPLIER_COUNTS[0], 1, makeRandom(11)),
    ...suppliers(2, SUPPLIER_COUNTS[1], SUPPLIER_COUNTS[0] + 1, makeRandom(12)),
  ];
  const people = users({ tenants, departs, suppliers: supplierRows, passwordHash }, makeRandom(13));

  await bulkInsert(
    db,
    sysTenant,
    tenants.map(({ id, name }) => ({
      id,
      name,
      beginDate: createTime.slice(0, 10),
      status: 1,
      isHttps: '0',
      createTime,
    })),
  );
  await bulkInsert(
    db,
    sysDepart,
    [...departs.values()].flat().map((row) => ({ ...row, createTime })),
  );
  await bulkInsert(
    db,
    sysPosition,
    positionRows().map((row) => ({ ...row, createTime })),
  );
  await bulkInsert(
    db,
    sysCategory,
    categoryRows().map((row) => ({ ...row, createTime })),
  );
  await bulkInsert(
    db,
    supplierInfo,
    supplierRows.map((row) => withContact(row, people, calendar)),
  );
  await bulkInsert(
    db,
    sysUser,
    people.map(({ row }) => {
      const since = row.userType === 'supplier' || row.userType === 'expert' ? invited : createTime;
      return { ...row, createTime: since, updateTime: since };
    }),
  );
  await bulkInsert(
    db,
    sysUserTenant,
    people.flatMap(({ row, memberships }) => memberships.map(({ tenantId }) => ({ userId: row.id, tenantId }))),
  );
  await bulkInsert(
    db,
    sysUserDepart,
    people.flatMap(({ row, memberships }) =>
      memberships.flatMap(({ departs: own }) => own.map(({ id }) => ({ userId: row.id, departId: id }))),
    ),
  );
  await bulkInsert(
    db,
    sysUserRole,
    people.flatMap(({ row, memberships }) =>
      memberships.flatMap(({ tenantId, roles }) =>
        roles.map((code) => ({ userId: row.id, tenantId, roleId: roleId(code) })),
      ),
    ),
  );
  return { departs, users: people, suppliers: supplierRows };
}

/** Uses the supplier's user, if any, as its contact. */
function withContact(row: SupplierRow, people: readonly SeededUser[], calendar: Calendar) {
  const createTime = calendar.past(199, 10);
  const auditTime = row.auditUser && calendar.later(createTime, 28);
  const contact = people.find((person) => person.row.supplierId === row.id)?.row;
  return {
    ...row,
    linkman: contact?.realname ?? row.linkman,
    mobile: contact?.phone ?? row.mobile,
    userId: contact?.id ?? null,
    auditTime,
    createTime,
    updateTime: auditTime ?? createTime,
  };
}

const positionRows = () =>
  tenants.flatMap((tenant) =>
    positions.map(({ code, name, rank }, at) => ({
      id: seedId('position', tenant.id * 1000 + at + 1),
      code,
      name,
      postRank: rank,
      createBy: 'admin',
      tenantId: tenant.id,
    })),
  );

/** Categories of every tenant; codes extend the parent's, as for departments. */
const categoryRows = () =>
  tenants.flatMap(({ id: tenantId }) =>
    categories.flatMap(([name, children], place) => {
      const number = tenantId * 10_000 + (place + 1) * 100;
      const code = `A${two(place + 1)}`;
      const root = { id: seedId('category', number), pid: '0', name, code, hasChild: '1', createBy: 'admin', tenantId };
      const leaves = children.map((child, at) => ({
        ...root,
        id: seedId('category', number + at + 1),
        pid: root.id,
        name: child,
        code: `${code}A${two(at + 1)}`,
        hasChild: '0',
      }));
      return [root, ...leaves];
    }),
  );

const two = (number: number) => String(number).padStart(2, '0');
