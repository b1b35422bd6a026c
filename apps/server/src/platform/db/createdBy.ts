import { timeText } from './clock';

/** Who makes a row, and for which tenant. */
interface Maker {
  username: string;
  orgCode: string | null;
  tenantId: number;
}

/** The columns of a new row that name its maker. @param at milliseconds, epoch */
export function createdBy({ username, orgCode, tenantId }: Maker, at: number) {
  const now = timeText(at);
  return { createBy: username, createTime: now, updateTime: now, sysOrgCode: orgCode, tenantId };
}
