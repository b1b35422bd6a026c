import { Type, type Static } from 'typebox';
import { DateTime, Day, Maybe, MaybeText, Text } from '../../kit';

/** Values of log_type. */
export const logTypes = { login: '1', operation: '2', job: '3' } as const;

/** What was done by whom (contract, part 2 §1). */
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
  /** JSON, secrets masked; of an edit the changed members in `before` and `after`. */
  requestParam: MaybeText(8000),
  requestType: MaybeText(10),
  /** Milliseconds. */
  costTime: Maybe(Type.Integer()),
  createTime: DateTime,
});
export type SysLog = Static<typeof SysLog>;

/** Visits are sign-ins that succeeded; a day begins at midnight of the platform's time zone. */
export const VisitCounts = Type.Object({
  totalVisitCount: Type.Integer(),
  todayVisitCount: Type.Integer(),
  /** Addresses people signed in from today. */
  todayIp: Type.Integer(),
});

export const VisitDay = Type.Object({
  /** `MM-DD`. */
  type: Text(5),
  tian: Day,
  visit: Type.Integer(),
  /** Addresses people signed in from. */
  ip: Type.Integer(),
});
export type VisitDay = Static<typeof VisitDay>;
