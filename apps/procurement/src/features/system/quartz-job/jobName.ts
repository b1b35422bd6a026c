import { describeCron, type CronLocale } from '@gezi/cron-builder/core';
import type { QuartzJob } from '@gezi/domain';

/** A job by the words for what it does. */
export const nameOf = ({ jobClassName, jobClassName_dictText }: QuartzJob): string =>
  jobClassName_dictText ?? jobClassName;

/** When a job runs, in words; the expression itself where it has none. */
export function sentenceOf({ cronExpression }: QuartzJob, locale: CronLocale): string {
  try {
    return describeCron(cronExpression, { locale });
  } catch {
    return cronExpression;
  }
}
