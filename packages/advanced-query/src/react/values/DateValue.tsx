import { namedPopup, useLocale } from '@gezi/ui';
import { DatePicker, Select, Space } from 'antd';
import dayjs from 'dayjs';
import { type RelativeRange } from '../../core';
import { RELATIVE_RANGES } from '../../core/dates/relativeRanges';
import { relativeNames } from '../../core/describe/describeQuery';
import { useTexts } from '../../texts/useTexts';
import { dateFormat } from './dateFormat';
import type { ValueControlProps } from './QueryControls';

const EXACT = 'exact';

/** A date, a month or a year, or days counted from today. */
export function DateValue({ field, condition, label, rangeLabel, onChange }: ValueControlProps) {
  const texts = useTexts();
  const names = relativeNames(useLocale());
  const { relative, val } = condition;
  const { format, picker, showTime } = dateFormat(field);
  const date = typeof val === 'string' && val ? dayjs(val) : null;
  return (
    <Space.Compact block>
      <Select<typeof EXACT | RelativeRange>
        className={relative ? 'gezi-query-range gezi-query-range-alone' : 'gezi-query-range'}
        aria-label={rangeLabel}
        popupRender={namedPopup(rangeLabel)}
        virtual={false}
        value={relative ?? EXACT}
        options={[
          { value: EXACT, label: texts.exactDate },
          ...RELATIVE_RANGES.map((range) => ({ value: range, label: names[range] })),
        ]}
        onChange={(chosen) => onChange(chosen === EXACT ? { val: null } : { val: null, relative: chosen })}
      />
      {!relative && (
        <DatePicker
          aria-label={label}
          placeholder={texts.dateHint}
          format={format}
          picker={picker}
          showTime={showTime}
          value={date?.isValid() ? date : null}
          onChange={(chosen) => onChange({ val: chosen ? chosen.format(format) : null })}
        />
      )}
    </Space.Compact>
  );
}
