import { timeText } from '.';
import type { Caller } from '../http/Caller';

/** What a new row says of its making. @param at ms since the epoch */
export function madeBy({ username, orgCode, tenantId }: Pick<Caller, 'username' | 'orgCode' | 'tenantId'>, at: number) {
  const now = timeText(at);
  return { createBy: username, createTime: now, updateTime: now, sysOrgCode: orgCode, tenantId };
}
