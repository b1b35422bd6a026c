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
  /** Seven fields, second … year, one space apart (B§3); empty reads as every second. */
  value?: string;
  /** Every step of the hand and every key typed, also while the expression cannot be read. */
  onChange?: (value: string) => void;
  /** IANA zone of the preview; default the zone of the machine, to be changed by hand. */
  timeZone?: string;
  /** Lets a zone that is given be changed; without it that zone is fixed. */
  onTimeZoneChange?: (timeZone: string) => void;
  /** The tab that is open at first; default `second`. */
  initialField?: CronField;
  disabled?: boolean;
  /** Runs after this instant are shown; default now. */
  after?: Date;
  /** Milliseconds of quiet before the runs are worked out again; default 500 (B§9). */
  previewDelay?: number;
}

/** Builds a Quartz expression by hand: seven tabs, the text beside them, its sentence and its next runs. */
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
