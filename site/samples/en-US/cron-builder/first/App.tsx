import { CronInput, CronPreview } from '@gezi/cron-builder';
import { useState } from 'react';

export function App() {
  const [expression, setExpression] = useState('0 0 9 ? * 2-6 *');
  return (
    <>
      <CronInput value={expression} onChange={setExpression} timeZone="Asia/Shanghai" />
      <CronPreview expression={expression} timeZone="Asia/Shanghai" />
    </>
  );
}
