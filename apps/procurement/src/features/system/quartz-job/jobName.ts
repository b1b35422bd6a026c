import { describeCron, type CronLocale } from '@gezi/cron-builder/core';
import type { QuartzJob } from '@gezi/domain';

/** Display name of a job. */
export const nameOf = ({ jobClassName, jobClassName_dictText }: QuartzJob): string =>
  jobClassName_dictText ?? jobClassName;

/** Schedule of a job in words; the expression itself if it cannot be described. */
export function sentenceOf({ cronExpression }: QuartzJob, locale: CronLocale): string {
  try {
    return describeCron(cronExpression, { locale });
  } catch {
    return cronExpression;
  }
}
