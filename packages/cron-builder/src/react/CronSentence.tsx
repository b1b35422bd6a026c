import { useLocale } from '@gezi/ui';
import { describeCron } from '../core';

/** A valid expression as a sentence in the current language. */
export function CronSentence({
  expression,
}: {
  /** Valid Quartz expression. @throws {CronError} for an invalid one */
  expression: string;
}) {
  const locale = useLocale();
  return <span className="gezi-cron-sentence">{describeCron(expression, { locale })}</span>;
}
