import { useState } from 'react';
import type { CronField } from '../core';
import { useTexts } from '../texts/useTexts';
import { CommonSchedules } from './builder/CommonSchedules';
import { ExpressionField } from './builder/ExpressionField';
import { FieldTabs } from './builder/FieldTabs';
import { useCronFields } from './builder/useCronFields';
import { CronSentence } from './CronSentence';
import { CronPreview } from './preview/CronPreview';
import { machineZone } from './preview/TimeZoneSelect';
import { useCronFault } from './useCronFault';

export interface CronBuilderProps {
  /** Seven fields, second … year, one space apart (B§3); empty means every second. */
  value?: string;
  /** Called at every change, also with an invalid expression while typing. */
  onChange?: (value: string) => void;
  /** IANA time zone of the preview; default that of the machine, which the user can change. */
  timeZone?: string;
  /** Called with another time zone; without it a given zone is read-only. */
  onTimeZoneChange?: (timeZone: string) => void;
  /** Initial tab; default `second`. */
  initialField?: CronField;
  disabled?: boolean;
  /** Exclusive start of the preview; default now. */
  after?: Date;
  /** Debounce of the preview in milliseconds; default 500 (B§9). */
  previewDelay?: number;
}

/** Builder for Quartz expressions: seven tabs, common schedules, the text, its description and the next runs. */
export function CronBuilder({
  value = '',
  onChange,
  timeZone,
  onTimeZoneChange,
  initialField = 'second',
  disabled = false,
  after,
  previewDelay,
}: CronBuilderProps) {
  const texts = useTexts();
  const [ownZone, setOwnZone] = useState(machineZone);
  const expression = value.trim() ? value : '* * * * * ? *';
  const cron = useCronFields(expression, change);
  const fault = useCronFault(expression);

  function change(next: string) {
    onChange?.(next);
  }

  function type(next: string) {
    cron.forgetAdjustments();
    change(next);
  }

  return (
    <div className="gezi-cron-builder">
      <CommonSchedules value={expression} disabled={disabled} onChange={type} />
      <ExpressionField value={value} error={fault?.full} disabled={disabled} onChange={type} />
      <FieldTabs cron={cron} initialField={initialField} fault={fault} disabled={disabled} />
      <output className="gezi-cron-adjusted">{cron.adjustments.length > 0 && texts.adjusted(cron.adjustments)}</output>
      <div className="gezi-cron-summary" aria-live="polite">
        {!fault && <CronSentence expression={expression} />}
      </div>
      <CronPreview
        expression={expression}
        timeZone={timeZone ?? ownZone}
        onTimeZoneChange={timeZone === undefined ? setOwnZone : onTimeZoneChange}
        after={after}
        delay={previewDelay}
        disabled={disabled}
      />
    </div>
  );
}
