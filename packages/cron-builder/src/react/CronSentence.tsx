import { useLocale } from '@gezi/ui';
import { describeCron } from '../core';

/** An expression that can be read, as one sentence. */
export function CronSentence({ expression }: { expression: string }) {
  const locale = useLocale();
  return <span className="gezi-cron-sentence">{describeCron(expression, { locale })}</span>;
}
