import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import {
  bulkInsert,
  sysDict,
  sysDictItem,
  sysPermission,
  sysRole,
  sysRolePermission,
  timeText,
  type Database,
} from '../platform/db';
import { businessDictionaries } from './reference/businessDictionaries';
import { menus } from './reference/menus';
import { permissionRows } from './reference/permissionRows';
import { menuReports, popupReports } from './reference/reports';
import { roles, type RoleCode } from './reference/roles';
import { systemDictionaries } from './reference/systemDictionaries';
import { seedId } from './seedId';
import { seedEnglishNames } from './seedEnglishNames';
import { seedReports } from './seedReports';
import { seedOnce } from './seedOnce';

const roleNumbers = new Map(roles.map(({ code }, index) => [code, index + 1]));

/** Id of a role of the contract. */
export const roleId = (code: RoleCode): string => seedId('role', roleNumbers.get(code)!);

/** Seeds what every installation needs: roles, dictionaries, menus and grants. */
export async function seedReference(db: Database): Promise<boolean> {
  const isNew = await seedFundamentals(db);
  await seedOnce(db, 'english-names-1', async () => {
    if (!isNew) await seedEnglishNames(db);
  });
  await seedOnce(db, 'reports-1', () => seedReports(db, popupReports));
  await seedOnce(db, 'reports-2', () => seedReports(db, menuReports));
  // Repeated whenever the menus change, so that existing databases get new pages.
  await seedOnce(db, `menus-${digestOf(menus)}`, () => seedMenus(db, currentAuditColumns()));
  return isNew;
}

const currentAuditColumns = (): AuditColumns => ({ createBy: 'system', createTime: timeText(), tenantId: 0 });

function seedFundamentals(db: Database): Promise<boolean> {
  return seedOnce(db, 'reference-1', async () => {
    const auditColumns = currentAuditColumns();
    await seedRoles(db, auditColumns);
    await seedDictionaries(db, auditColumns);
  });
}

interface AuditColumns {
  createBy: string;
  createTime: string;
  tenantId: number;
}

const seedRoles = (db: Database, auditColumns: AuditColumns) =>
  bulkInsert(
    db,
    sysRole,
    roles.map(({ code, name, nameEn, description, descriptionEn }) => ({
      id: roleId(code),
      roleCode: code,
      roleName: name,
      roleNameEn: nameEn,
      description,
      descriptionEn,
      ...auditColumns,
    })),
  );

async function seedDictionaries(db: Database, auditColumns: AuditColumns) {
  const dicts = [...systemDictionaries, ...businessDictionaries].map(
    ([dictCode, [dictName, dictNameEn], items], index) => ({
      row: { id: seedId('dict', index + 1), dictCode, dictName, dictNameEn, type: 0, delFlag: 0, ...auditColumns },
      items,
    }),
  );
  const items = dicts.flatMap(({ row, items: entries }, dict) =>
    entries.map(([itemValue, itemText, itemTextEn], place) => ({
      id: seedId('dictItem', (dict + 1) * 1000 + place + 1),
      dictId: row.id,
      itemText,
      itemTextEn,
      itemValue,
      sortOrder: place + 1,
      status: 1,
      ...auditColumns,
    })),
  );
  await bulkInsert(
    db,
    sysDict,
    dicts.map(({ row }) => row),
  );
  await bulkInsert(db, sysDictItem, items);
}

/** Inserts missing rows and updates the others, unless a user has changed them. */
async function seedMenus(db: Database, auditColumns: AuditColumns) {
  const permissions = permissionRows(menus);
  const known = new Set((await db.orm.select({ id: sysPermission.id }).from(sysPermission)).map(({ id }) => id));
  for (const { row } of permissions.filter(({ row: { id } }) => known.has(id)))
    await db.orm
      .update(sysPermission)
      .set(row)
      .where(and(eq(sysPermission.id, row.id), isNull(sysPermission.updateBy), eq(sysPermission.delFlag, 0)));
  const missing = permissions.filter(({ row: { id } }) => !known.has(id));
  if (missing.length === 0) return;
  await db.orm.insert(sysPermission).values(missing.map(({ row }) => ({ ...row, ...auditColumns })));
  // Administrators decide about grants of existing pages.
  await db.orm
    .insert(sysRolePermission)
    .values(
      missing.flatMap(({ row, roles: granted }) =>
        granted.map((code) => ({ roleId: roleId(code), permissionId: row.id })),
      ),
    )
    .onConflictDoNothing();
}

const digestOf = (tree: unknown) => createHash('sha256').update(JSON.stringify(tree)).digest('hex').slice(0, 16);
