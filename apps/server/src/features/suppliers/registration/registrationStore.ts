import { and, desc, eq } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { newId, nextVersion, supplierAudit, supplierInfo, timeText, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';

/** Menu component of the audit of registrations, whose data rules apply to them and their files. */
export const REGISTRATION_PAGE = 'supplier/RegisterAuditList';

export type StoredSupplier = typeof supplierInfo.$inferSelect;
export type NewSupplier = typeof supplierInfo.$inferInsert;

/** Columns by which registrations are filtered. */
export const comparedColumns = {
  id: supplierInfo.id,
  name: supplierInfo.name,
  shortName: supplierInfo.shortName,
  creditCode: supplierInfo.creditCode,
  supplierType: supplierInfo.supplierType,
  legalPerson: supplierInfo.legalPerson,
  registerCapital: supplierInfo.registerCapital,
  establishDate: supplierInfo.establishDate,
  linkman: supplierInfo.linkman,
  mobile: supplierInfo.mobile,
  email: supplierInfo.email,
  address: supplierInfo.address,
  bankName: supplierInfo.bankName,
  bankAccount: supplierInfo.bankAccount,
  businessScope: supplierInfo.businessScope,
  licenseUrl: supplierInfo.licenseUrl,
  qualificationUrl: supplierInfo.qualificationUrl,
  level: supplierInfo.level,
  score: supplierInfo.score,
  status: supplierInfo.status,
  auditStatus: supplierInfo.auditStatus,
  auditOpinion: supplierInfo.auditOpinion,
  auditUser: supplierInfo.auditUser,
  auditTime: supplierInfo.auditTime,
  source: supplierInfo.source,
  userId: supplierInfo.userId,
  createBy: supplierInfo.createBy,
  createTime: supplierInfo.createTime,
  updateBy: supplierInfo.updateBy,
  updateTime: supplierInfo.updateTime,
  sysOrgCode: supplierInfo.sysOrgCode,
  tenantId: supplierInfo.tenantId,
};
export const registrationColumns = {
  ...comparedColumns,
  supplierMaterialTypeList: supplierInfo.supplierMaterialTypeList,
};

interface Step {
  action: string;
  auditStatus: string;
  opinion: string | null;
  operator: string;
}

/** SQL of registered suppliers. */
export const registrationStore = (db: Database, clock: () => number, rules: RowScope) => ({
  /** @param except id of the supplier itself */
  async isTaken(tenantId: number, key: 'name' | 'creditCode', value: string, except = ''): Promise<boolean> {
    const rows = await db.orm
      .select({ id: supplierInfo.id })
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, tenantId), eq(supplierInfo[key], value)));
    return rows.some(({ id }) => id !== except);
  },

  list: (caller: Caller, request: ListRequest) => {
    const scope = and(eq(supplierInfo.tenantId, caller.tenantId), eq(supplierInfo.source, '1'), rules(caller));
    return selectList(db, supplierInfo, registrationColumns, listQuery({ columns: comparedColumns, scope }, request));
  },

  /** Supplier of the tenant within the data rules of the audit page. */
  async findVisible(caller: Caller, id: string): Promise<StoredSupplier | undefined> {
    const [found] = await db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.id, id), eq(supplierInfo.tenantId, caller.tenantId), rules(caller)));
    return found;
  },

  /** @param lock locks the row until the transaction ends */
  async find(id: string, lock = false): Promise<StoredSupplier | undefined> {
    const query = db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, id));
    const [found] = await (lock ? query.for('update') : query);
    return found;
  },

  trail: (supplierId: string) =>
    db.orm
      .select({
        action: supplierAudit.action,
        auditStatus: supplierAudit.auditStatus,
        opinion: supplierAudit.opinion,
        operator: supplierAudit.operator,
        operateTime: supplierAudit.operateTime,
      })
      .from(supplierAudit)
      .where(eq(supplierAudit.supplierId, supplierId))
      .orderBy(desc(supplierAudit.operateTime), desc(supplierAudit.id)),

  add: (supplier: NewSupplier) => db.orm.insert(supplierInfo).values(supplier),

  save: (id: string, change: Partial<NewSupplier>, by: string) =>
    db.orm
      .update(supplierInfo)
      .set({ ...change, updateBy: by, updateTime: nextVersion(supplierInfo.updateTime, clock()) })
      .where(eq(supplierInfo.id, id)),

  addStep: (supplierId: string, tenantId: number, step: Step) =>
    db.orm.insert(supplierAudit).values({ id: newId(), supplierId, tenantId, ...step, operateTime: timeText(clock()) }),
});
