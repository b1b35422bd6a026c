import { Type, type Static } from 'typebox';
import { Audit, DateTime, Text } from '../../kit';

/** State of a record after a change (contract, part 2 §1). */
export const SysDataLog = Type.Object({
  id: Text(36),
  dataTable: Text(100),
  dataId: Text(36),
  /** JSON with masked secrets. */
  dataContent: Type.String(),
  /** Version number of the record, from 1. */
  dataVersion: Type.Integer(),
  /** add, edit or delete. */
  type: Text(20),
  ...Audit,
  createTime: DateTime,
});
export type SysDataLog = Static<typeof SysDataLog>;
