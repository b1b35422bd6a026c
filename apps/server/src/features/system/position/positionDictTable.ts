import { ownOrShared } from '../../../identity/scopes/ownOrShared';
import { sysPosition } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of positions. */
export const positionDictTable: DictTable = {
  table: sysPosition,
  page: 'system/SysPositionList',
  texts: { name: sysPosition.name },
  values: { id: sysPosition.id, code: sysPosition.code },
  conditions: { postRank: sysPosition.postRank },
  rows: (caller) => ownOrShared(sysPosition.tenantId, caller),
};
