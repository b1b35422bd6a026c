import type { CronSchedule } from '../parse/CronSchedule';
import { parseCron } from '../parse/parseCron';
import { describeEnglish } from './describeEnglish';
import { describeChinese } from './describeChinese';

export type CronLocale = 'zh-CN' | 'en-US';

export interface DescribeCronOptions {
  /** Language of the sentence; default `zh-CN`. */
  locale?: CronLocale;
}

/**
 * Describes an expression in one sentence, e.g. 每月最后一个星期五 09:15 执行.
 *
 * @throws {CronError} for an expression that Quartz refuses
 */
export function describeCron(
  expression: string | CronSchedule,
  { locale = 'zh-CN' }: DescribeCronOptions = {},
): string {
  const schedule = typeof expression === 'string' ? parseCron(expression) : expression;
  return locale === 'zh-CN' ? describeChinese(schedule) : describeEnglish(schedule);
}
