import { DatePicker, Form, Input, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useId } from 'react';
import { dictOf, type QueryInfo } from '../../core/report/ReportConfig';
import { useTexts } from '../../texts/useTexts';
import { DictSelect } from '../dictionary/DictSelect';
import type { QueryValues } from './QueryValues';

export interface QueryFieldProps {
  field: QueryInfo;
  values: QueryValues;
  /** Called with the new value. */
  onChange: (part: QueryValues) => void;
}

/** A condition: text, date or time, dictionary entry, or a range. */
export function QueryField({ field, values, onChange }: QueryFieldProps) {
  const texts = useTexts();
  const id = useId();
  const { label, mode } = field;
  const part = (name: string, its: { id?: string; 'aria-label'?: string }) => (
    <QueryValue field={field} value={values[name]} onChange={(value) => onChange({ [name]: value })} {...its} />
  );
  if (mode !== 'group') {
    return (
      <Form.Item label={label} htmlFor={id} className="gezi-report-field">
        {part(field.field, { id })}
      </Form.Item>
    );
  }
  return (
    <Form.Item label={label} className="gezi-report-field gezi-report-range">
      {part(`${field.field}_begin`, { 'aria-label': `${label} ${texts.report.from}` })}
      <span aria-hidden>~</span>
      {part(`${field.field}_end`, { 'aria-label': `${label} ${texts.report.to}` })}
    </Form.Item>
  );
}

interface QueryValueProps {
  field: QueryInfo;
  /** The value. */
  value: string | undefined;
  /** Called with the new value. */
  onChange: (value: string | undefined) => void;
  /** Id of the input, for a label. */
  id?: string;
  /** Name for screen readers. */
  'aria-label'?: string;
}

function QueryValue({ field, value, onChange, ...named }: QueryValueProps) {
  const dict = dictOf(field);
  if (dict) return <DictSelect aria-label={field.label} {...named} dictCode={dict} value={value} onChange={onChange} />;
  const moment = FORMATS[field.view ?? ''];
  if (!moment) {
    return <Input {...named} allowClear value={value ?? ''} onChange={(event) => onChange(event.target.value)} />;
  }
  const chosen: Dayjs | null = value ? dayjs(value, moment) : null;
  const change = (next: Dayjs | Dayjs[] | null) =>
    onChange(dayjs.isDayjs(next) && next.isValid() ? next.format(moment) : undefined);
  if (field.view === 'time') return <TimePicker {...named} value={chosen} onChange={change} />;
  return <DatePicker {...named} showTime={field.view === 'datetime'} value={chosen} onChange={change} />;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  time: 'HH:mm:ss',
};
