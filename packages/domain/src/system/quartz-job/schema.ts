import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** quartz_status. */
export const jobStatus = { running: 0, paused: -1 } as const;

/** How a run ended, or that it has not. */
export const RUN_RESULTS = ['running', 'success', 'failure', 'skipped', 'interrupted'] as const;
export type RunResult = (typeof RUN_RESULTS)[number];

/** Characters a Quartz expression may have. */
const EXPRESSION = 200;

/** A job and when it runs (contract, part 2 §1). */
export const QuartzJob = Type.Object({
  id: Text(36),
  /** Name of a registered job. */
  jobClassName: Text(100),
  /** What the registered job does, in words. */
  jobClassName_dictText: MaybeText(),
  /** Six or seven fields. */
  cronExpression: Text(EXPRESSION),
  /** IANA zone the expression is read in. */
  timeZone: Text(50),
  parameter: MaybeText(1000),
  description: MaybeText(500),
  /** 0 normal, -1 paused. */
  status: Type.Integer(),
  status_dictText: MaybeText(),
  delFlag: Type.Integer(),
  /** Null while paused, and when no run is left. */
  nextRunTime: Maybe(DateTime),
  lastRunTime: Maybe(DateTime),
  /** A {@link RunResult}. */
  lastResult: MaybeText(20),
  ...Audit,
});
export type QuartzJob = Static<typeof QuartzJob>;

const written = {
  jobClassName: Type.String({ minLength: 1, maxLength: 100, title: '任务类名' }),
  cronExpression: Type.String({ minLength: 1, maxLength: EXPRESSION, title: 'Cron表达式' }),
  timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 50, title: '时区' })),
  parameter: Type.Optional(MaybeText(1000, { title: '参数' })),
  description: Type.Optional(MaybeText(500, { title: '描述' })),
  status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(-1)], { title: '状态' })),
};

export const QuartzJobAdd = Type.Object(written);
export type QuartzJobAdd = Static<typeof QuartzJobAdd>;

export const QuartzJobEdit = editOf(written);
export type QuartzJobEdit = Static<typeof QuartzJobEdit>;

/** One run of a job. */
export const QuartzJobRun = Type.Object({
  id: Text(36),
  jobId: Text(36),
  /** `schedule`, or `manual` when somebody started it. */
  trigger: Text(20),
  startTime: DateTime,
  endTime: Maybe(DateTime),
  /** Milliseconds. */
  costTime: Maybe(Type.Integer()),
  /** A {@link RunResult}. */
  result: Text(20),
  /** What was done, or why not. */
  message: MaybeText(2000),
  /** Who started it by hand. */
  createBy: MaybeText(),
});
export type QuartzJobRun = Static<typeof QuartzJobRun>;
