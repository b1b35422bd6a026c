import { CronBuilder, CronSentence, useCronFault } from '@gezi/cron-builder';
import { useState } from 'react';

/** On the page itself, without a dialog. */
export function Builder() {
  const [expression, setExpression] = useState('0 30 2 L * ? *');
  const fault = useCronFault(expression);
  return (
    <>
      <CronBuilder value={expression} onChange={setExpression} timeZone="Asia/Shanghai" />
      {fault ? <p role="alert">{fault.full}</p> : <CronSentence expression={expression} />}
    </>
  );
}
