import { CronError, nextRuns, parseCron } from '@gezi/cron-builder/core';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';

/** @throws {Refusal} naming `field`, for an expression Quartz does not take */
export function checkExpression(expression: string, field: string): void {
  try {
    parseCron(expression);
  } catch (error) {
    if (error instanceof CronError) throw refuse(texts.job.badExpression(error.field, error.part ?? ''), field);
    throw error;
  }
}

/** @throws {Refusal} naming `timeZone`, for a zone nobody knows */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    throw refuse(texts.job.badTimeZone, 'timeZone');
  }
}

/** The coming runs, none being an answer too. @param after epoch milliseconds */
export const comingRuns = (cron: string, timeZone: string, after: number, limit: number): Date[] =>
  nextRuns(cron, { after, timeZone, limit });
