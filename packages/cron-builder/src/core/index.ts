// Parse
export { parseCron, type ParseOptions } from './parse/parseCron';
export { CronError, type CronErrorCode, type CronErrorField } from './CronError';
export type { CronField } from './fields';
export type { CronSchedule, DayRule } from './parse/CronSchedule';

// Calculate runs
export { nextRuns, type NextRunsOptions } from './runs/nextRuns';
export { runDaysOf } from './runs/runDaysOf';
export { whyNever, type NeverReason } from './runs/whyNever';

// Describe
export { describeCron, type CronLocale, type DescribeCronOptions } from './describe/describeCron';

// Build expressions
export type { FieldMode, ModeName } from './modes/FieldMode';
export { inferMode } from './modes/inferMode';
export { toField } from './modes/toField';
export { changeField } from './modes/changeField';
export { toExpression, toFields, type CronFields } from './modes/CronFields';
