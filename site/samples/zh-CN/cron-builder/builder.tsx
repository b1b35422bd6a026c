import { CronBuilder, CronSentence, useCronFault } from '@gezi/cron-builder';
import { useState } from 'react';

/** 不用对话框，直接放在页面上。 */
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
