// Reading.
export { parseCron, type ParseOptions } from './parse/parseCron';
export { CronError, type CronErrorCode, type CronErrorField } from './CronError';
export { CRON_FIELDS, FIELD_RULES, type CronField, type FieldRule } from './fields';
export type { CronSchedule, DayRule } from './parse/CronSchedule';

// Running.
export { nextRuns, type NextRunsOptions } from './runs/nextRuns';
export { runDaysOf } from './runs/runDaysOf';
export { whyNever, type NeverReason } from './runs/whyNever';

// Telling.
export { describeCron, type CronLocale, type DescribeOptions } from './describe/describeCron';

// Building.
export type { FieldMode, ModeName } from './modes/FieldMode';
export { inferMode } from './modes/inferMode';
export { toField } from './modes/toField';
export { changeField } from './modes/changeField';
export { toExpression, toFields, type CronFields } from './modes/CronFields';
