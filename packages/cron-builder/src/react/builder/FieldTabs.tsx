import { Tabs } from 'antd';
import { useState } from 'react';
import { type CronField } from '../../core';
import { CRON_FIELDS } from '../../core/fields';
import { useTexts } from '../../texts/useTexts';
import { FieldPanel } from './FieldPanel';
import type { CronFieldsInForce } from './useCronFields';

export interface FieldTabsProps {
  cron: CronFieldsInForce;
  /** The invalid field with its message. */
  fault?: { field: CronField | 'expression'; text: string } | undefined;
  initialField: CronField;
  disabled: boolean;
}

/** Tabs of the seven fields with their texts. */
export function FieldTabs({ cron, fault, initialField, disabled }: FieldTabsProps) {
  const texts = useTexts();
  const [active, setActive] = useState(initialField);

  return (
    <Tabs
      className="gezi-cron-tabs"
      size="small"
      activeKey={active}
      onChange={(key) => {
        setActive(key as CronField);
        cron.forgetAdjustments();
      }}
      items={CRON_FIELDS.map((field) => ({
        key: field,
        destroyOnHidden: true,
        label: (
          <span className={`gezi-cron-tab${fault?.field === field ? ' gezi-cron-tab-faulty' : ''}`}>
            <span>{texts.fields[field]}</span>
            <code>{cron.fields[field]}</code>
            {fault?.field === field && <span className="gezi-visually-hidden">{texts.faulty}</span>}
          </span>
        ),
        children: (
          <FieldPanel
            field={field}
            mode={cron.modeOf(field)}
            formOf={(mode) => cron.formOf(field, mode)}
            error={fault?.field === field ? fault.text : undefined}
            disabled={disabled}
            onChange={(mode) => cron.build(field, mode)}
          />
        ),
      }))}
    />
  );
}
