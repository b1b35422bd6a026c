import { CronError, nextRuns, parseCron } from '@gezi/cron-builder/core';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';

/** @throws {Refusal} naming `field` when Quartz does not accept the expression */
export function checkExpression(expression: string, field: string): void {
  try {
    parseCron(expression);
  } catch (error) {
    if (error instanceof CronError) throw refuse(texts.job.badExpression(error.field, error.part ?? ''), field);
    throw error;
  }
}

/** @throws {Refusal} naming `timeZone` when the zone is unknown */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    throw refuse(texts.job.badTimeZone, 'timeZone');
  }
}

/** Next runs; may be empty. @param after epoch milliseconds */
export const comingRuns = (cron: string, timeZone: string, after: number, limit: number): Date[] =>
  nextRuns(cron, { after, timeZone, limit });
