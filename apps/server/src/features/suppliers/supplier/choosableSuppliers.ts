import type { InputOf, listChoosableSuppliers } from '@gezi/domain';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { materialType, supplierInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { selectList } from '../../../platform/query/selectList';
import { isChoosableSql, isSharedWith } from '../../../records/suppliers/sharedSuppliers';
import { SUPPLIER_PAGE } from '../shared/supplierPage';

const { id, name, sysOrgCode, linkman, mobile, level, supplierMaterialTypeList, createTime } = supplierInfo;
const SHOWN = { id, name, sysOrgCode, linkman, mobile, level, supplierMaterialTypeList };

/** Suppliers that may be invited: those of the tenant, and those that others share with it. */
export function choosableSuppliers({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>) {
  const rules = dataRules.rulesOf(SUPPLIER_PAGE);

  return async (caller: Caller, request: InputOf<typeof listChoosableSuppliers>) => {
    const { name: part = '', materialTypeId = '', ...page } = request;
    const scope = and(
      or(eq(supplierInfo.tenantId, caller.tenantId), and(isSharedWith(caller), isNotOwn(caller))),
      isChoosableSql,
      rules(caller),
      part.trim() ? likeSql(name, 'contains', part.trim()) : undefined,
      await suppliesAny(caller, splitList(materialTypeId)),
    );
    const list = listQuery({ columns: { id, name, level, createTime }, scope }, page);
    const { rows, total } = await selectList(db, supplierInfo, SHOWN, list);
    return pageOf(rows, total, list);
  };

  /** Suppliers of any of the material types. Those of other tenants have types of their own, with the same names. */
  async function suppliesAny({ tenantId }: Caller, typeIds: readonly string[]): Promise<SQL | undefined> {
    if (typeIds.length === 0) return undefined;
    const named = await db.orm
      .select({ materialTypeName: materialType.name })
      .from(materialType)
      .where(and(eq(materialType.tenantId, tenantId), inArray(materialType.id, [...typeIds])));
    const contains = (type: object) => sql`${supplierMaterialTypeList} @> ${JSON.stringify([type])}::jsonb`;
    return or(...typeIds.map((materialTypeId) => contains({ materialTypeId })), ...named.map(contains));
  }
}

/** The tenant has no supplier with the credit code of this one. */
const isNotOwn = ({ tenantId }: Caller): SQL => sql`not exists (
  select 1 from ${supplierInfo} own
  where own.tenant_id = ${tenantId} and own.credit_code = ${supplierInfo.creditCode})`;
