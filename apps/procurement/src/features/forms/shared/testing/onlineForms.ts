import { FIELD_DEFAULTS, HEAD_DEFAULTS, type FormField, type FormHead } from '@gezi/domain';

type Action = 'list' | 'edit' | 'data';

/** Permissions on online forms; default: all. */
export const rights = (...actions: Action[]) =>
  (actions.length > 0 ? actions : (['list', 'edit', 'data'] as const)).map((action) => ({
    action: `online:cgform:${action}`,
    type: '2',
    describe: action,
  }));

/** A form with a sub-table. */
export const headOf = (part: Partial<FormHead> = {}): FormHead => ({
  id: 'h1',
  tableName: 'asset',
  tableTxt: '资产登记',
  ...HEAD_DEFAULTS,
  tableType: '2',
  subTableStr: part.tableType === '3' ? null : 'asset_service',
  tableVersion: 1,
  createBy: 'manager',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
  ...part,
});

export const fieldOf = (
  part: Partial<FormField> & { id: string; dbFieldName: string; dbFieldTxt: string },
): FormField => ({
  cgformHeadId: 'h1',
  ...FIELD_DEFAULTS,
  orderNum: 0,
  ...part,
});
