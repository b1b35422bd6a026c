import { CronBuilder, CronInput, CronPreview, CronSentence } from '@gezi/cron-builder';
import { useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { ShowPage } from '../shared/ShowPage';
import { useTexts } from '../shared/texts';

const ZONE = 'Asia/Shanghai';

/** `/demo/cron`: the widgets of `@gezi/cron-builder`, sharing one expression. */
export function CronPage() {
  const texts = useTexts();
  const [expression, setExpression] = useState('0 30 9 ? * 2-6 *');
  const [zone, setZone] = useState(ZONE);
  const both = { timeZone: zone, onTimeZoneChange: setZone };
  return (
    <ShowPage title={texts.cron} description={texts.cronHint}>
      <Showcase title={texts.cronInput} name="CronInput" value={expression}>
        <CronInput aria-label={texts.cronInput} value={expression} onChange={setExpression} {...both} />
      </Showcase>
      <Showcase title={texts.cronSentence} name="CronSentence">
        <CronSentence expression={expression.trim() || '* * * * * ? *'} />
      </Showcase>
      <Showcase wide title={texts.cronBuilder} name="CronBuilder">
        <CronBuilder value={expression} onChange={setExpression} initialField="hour" {...both} />
      </Showcase>
      <Showcase wide title={texts.cronPreview} name="CronPreview">
        <CronPreview expression={expression} {...both} />
      </Showcase>
    </ShowPage>
  );
}
