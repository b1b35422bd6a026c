import { Type, type Static } from 'typebox';
import { Audit, DateTime, Day, Maybe, MaybeText, Text } from '../../kit';

/** Dictionary log_type. */
export const logTypes = { login: '1', operation: '2', job: '3' } as const;

/** A row of the audit log (contract, part 2 §1). */
export const SysLog = Type.Object({
  id: Text(36),
  logType: Type.Integer(),
  logType_dictText: MaybeText(),
  operateType: Maybe(Type.Integer()),
  operateType_dictText: MaybeText(),
  logContent: Text(4000),
  userid: MaybeText(36),
  username: MaybeText(100),
  ip: MaybeText(64),
  method: MaybeText(),
  requestUrl: MaybeText(500),
  /** JSON with masked secrets; for an edit, the changed fields in `before` and `after`. */
  requestParam: MaybeText(8000),
  requestType: MaybeText(10),
  /** Milliseconds. */
  costTime: Maybe(Type.Integer()),
  ...Audit,
  createTime: DateTime,
});
export type SysLog = Static<typeof SysLog>;

/** Visits are successful sign-ins; a day starts at midnight in the platform's time zone. */
export const VisitCounts = Type.Object({
  totalVisitCount: Type.Integer(),
  todayVisitCount: Type.Integer(),
  /** Number of distinct IP addresses of today's sign-ins. */
  todayIp: Type.Integer(),
});

export const VisitDay = Type.Object({
  /** `MM-DD`. */
  type: Text(5),
  tian: Day,
  visit: Type.Integer(),
  /** Number of distinct IP addresses. */
  ip: Type.Integer(),
});
export type VisitDay = Static<typeof VisitDay>;
