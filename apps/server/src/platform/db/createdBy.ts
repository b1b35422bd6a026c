import { timeText } from './clock';

/** The user who creates a row, and its tenant. */
interface Creator {
  username: string;
  orgCode: string | null;
  tenantId: number;
}

/** Audit columns of a new row. @param at epoch milliseconds */
export function createdBy({ username, orgCode, tenantId }: Creator, at: number) {
  const now = timeText(at);
  return { createBy: username, createTime: now, updateTime: now, sysOrgCode: orgCode, tenantId };
}
