import { and, asc, eq, type SQL } from 'drizzle-orm';
import { likeSql } from '../../../platform/query/conditionSql';
import { tenantRows, type Members } from '../../../records/lists/tenantRows';
import { operateDirectory } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { SITE_TENANT } from './site';

export type HelpRow = typeof operateDirectory.$inferSelect;
export type HelpMembers = Members<typeof operateDirectory>;

/** Maximum entries per tenant. */
export const MAX_ENTRIES = 1000;
const PUBLISHED = '1';

const lineColumns = {
  id: operateDirectory.id,
  pid: operateDirectory.pid,
  title: operateDirectory.title,
  sortOrder: operateDirectory.sortOrder,
  status: operateDirectory.status,
  adminOnly: operateDirectory.adminOnly,
  updateTime: operateDirectory.updateTime,
};

const columns = {
  ...lineColumns,
  createBy: operateDirectory.createBy,
  createTime: operateDirectory.createTime,
  updateBy: operateDirectory.updateBy,
  sysOrgCode: operateDirectory.sysOrgCode,
  tenantId: operateDirectory.tenantId,
};

/** SQL of help documents. Every statement filters by tenant. */
export function helpStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const ofTenant = ({ tenantId }: Caller): SQL => eq(operateDirectory.tenantId, tenantId);
  const scope = dataRules.page('portal/HelpList', columns, ofTenant);
  const lines = (where: SQL | undefined) =>
    db.orm
      .select(lineColumns)
      .from(operateDirectory)
      .where(where)
      .orderBy(asc(operateDirectory.sortOrder), asc(operateDirectory.id))
      .limit(MAX_ENTRIES);

  return {
    ...tenantRows(db, clock, operateDirectory, { scope }),

    /** Published entries of the site without content. @param keyword part of the title */
    published: (withAdminOnly: boolean, keyword = '') =>
      lines(
        and(
          eq(operateDirectory.tenantId, SITE_TENANT),
          eq(operateDirectory.status, PUBLISHED),
          withAdminOnly ? undefined : eq(operateDirectory.adminOnly, '0'),
          keyword ? likeSql(operateDirectory.title, 'contains', keyword) : undefined,
        ),
      ),

    async content(id: string): Promise<string | undefined> {
      const [found] = await db.orm
        .select({ content: operateDirectory.content })
        .from(operateDirectory)
        .where(and(eq(operateDirectory.tenantId, SITE_TENANT), eq(operateDirectory.id, id)));
      return found?.content;
    },

    all: (caller: Caller) => lines(ofTenant(caller)),

    /** Entries within the data rules of the admin page. */
    visible: (caller: Caller) => lines(scope(caller)),
  };
}
