import {
  bulkInsert,
  sysDict,
  sysDictItem,
  sysPermission,
  sysRole,
  sysRolePermission,
  timeText,
  type Database,
  type Orm,
} from '../db';
import { businessDictionaries } from './reference/businessDictionaries';
import { menus } from './reference/menus';
import { permissionRows } from './reference/permissionRows';
import { roles, type RoleCode } from './reference/roles';
import { systemDictionaries } from './reference/systemDictionaries';
import { seedId } from './seedId';
import { seedReports } from './seedReports';
import { seedOnce } from './seedOnce';

const roleNumbers = new Map(roles.map(({ code }, index) => [code, index + 1]));

/** The id of a role of the contract. */
export const roleId = (code: RoleCode): string => seedId('role', roleNumbers.get(code)!);

/** What no installation can do without: roles, dictionaries, menus and what the roles may do. */
export async function seedReference(db: Database): Promise<boolean> {
  const isNew = await seedBasis(db);
  // A database from before there were scheduled jobs lacks their pages.
  await seedOnce(db, 'menus-jobs-1', (tx) => seedMenus(tx, madeNow()));
  await seedOnce(db, 'reports-1', seedReports);
  await seedOnce(db, 'menus-pickers-1', (tx) => seedMenus(tx, madeNow()));
  return isNew;
}

const madeNow = (): Made => ({ createBy: 'system', createTime: timeText(), tenantId: 0 });

function seedBasis(db: Database): Promise<boolean> {
  return seedOnce(db, 'reference-1', async (tx) => {
    const made = madeNow();
    await seedRoles(tx, made);
    await seedDictionaries(tx, made);
    await seedMenus(tx, made);
  });
}

interface Made {
  createBy: string;
  createTime: string;
  tenantId: number;
}

const seedRoles = (tx: Orm, made: Made) =>
  bulkInsert(
    tx,
    sysRole,
    roles.map(({ code, name, description }) => ({
      id: roleId(code),
      roleCode: code,
      roleName: name,
      description,
      ...made,
    })),
  );

async function seedDictionaries(tx: Orm, made: Made) {
  const dicts = [...systemDictionaries, ...businessDictionaries].map(([dictCode, dictName, items], index) => ({
    row: { id: seedId('dict', index + 1), dictCode, dictName, type: 0, delFlag: 0, ...made },
    items,
  }));
  const items = dicts.flatMap(({ row, items: pairs }, dict) =>
    pairs.map(([itemValue, itemText], place) => ({
      id: seedId('dictItem', (dict + 1) * 1000 + place + 1),
      dictId: row.id,
      itemText,
      itemValue,
      sortOrder: place + 1,
      status: 1,
      ...made,
    })),
  );
  await bulkInsert(
    tx,
    sysDict,
    dicts.map(({ row }) => row),
  );
  await bulkInsert(tx, sysDictItem, items);
}

/** Puts in the rows that are not there yet. */
async function seedMenus(tx: Orm, made: Made) {
  const permissions = permissionRows(menus);
  await tx
    .insert(sysPermission)
    .values(permissions.map(({ row }) => ({ ...row, ...made })))
    .onConflictDoNothing();
  await tx
    .insert(sysRolePermission)
    .values(
      permissions.flatMap(({ row, roles: granted }) =>
        granted.map((code) => ({ roleId: roleId(code), permissionId: row.id })),
      ),
    )
    .onConflictDoNothing();
}
