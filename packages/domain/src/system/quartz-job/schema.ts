import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** Dictionary quartz_status. */
export const jobStatus = { running: 0, paused: -1 } as const;

/** Result of a run; `running` until it ends. */
export const RUN_RESULTS = ['running', 'success', 'failure', 'skipped', 'interrupted'] as const;
export type RunResult = (typeof RUN_RESULTS)[number];

/** Maximum characters of a Quartz expression. */
const EXPRESSION = 200;

/** A scheduled job (contract, part 2 §1). */
export const QuartzJob = Type.Object({
  id: Text(36),
  /** Name of a registered job class. */
  jobClassName: Text(100),
  /** Description of the job class. */
  jobClassName_dictText: MaybeText(),
  /** Quartz expression with six or seven fields. */
  cronExpression: Text(EXPRESSION),
  /** IANA time zone of the expression. */
  timeZone: Text(50),
  parameter: MaybeText(1000),
  description: MaybeText(500),
  /** 0 normal, -1 paused. */
  status: Type.Integer(),
  status_dictText: MaybeText(),
  delFlag: Type.Integer(),
  /** Null while paused or if no run is left. */
  nextRunTime: Maybe(DateTime),
  lastRunTime: Maybe(DateTime),
  /** A {@link RunResult}. */
  lastResult: MaybeText(20),
  ...Audit,
});
export type QuartzJob = Static<typeof QuartzJob>;

const editableMembers = {
  jobClassName: Type.String({ minLength: 1, maxLength: 100, title: '任务类名' }),
  cronExpression: Type.String({ minLength: 1, maxLength: EXPRESSION, title: 'Cron表达式' }),
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 50, title: '时区' })),
  parameter: Type.Optional(MaybeText(1000, { title: '参数' })),
  description: Type.Optional(MaybeText(500, { title: '描述' })),
  status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(-1)], { title: '状态' })),
};

export const QuartzJobAdd = Type.Object(editableMembers);
export type QuartzJobAdd = Static<typeof QuartzJobAdd>;

export const QuartzJobEdit = editOf(editableMembers);
export type QuartzJobEdit = Static<typeof QuartzJobEdit>;

/** One run of a job. */
export const QuartzJobRun = Type.Object({
  id: Text(36),
  jobId: Text(36),
  /** `schedule` or `manual`. */
  trigger: Text(20),
  startTime: DateTime,
  endTime: Maybe(DateTime),
  /** Milliseconds. */
  costTime: Maybe(Type.Integer()),
  /** A {@link RunResult}. */
  result: Text(20),
  /** Result text or failure reason. */
  message: MaybeText(2000),
  /** User who started a manual run. */
  createBy: MaybeText(),
});
export type QuartzJobRun = Static<typeof QuartzJobRun>;
