import { namedPopup } from '@gezi/ui';
import { DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import type { SearchField } from '@gezi/domain';
import { useTexts } from './texts';

interface SearchControlProps {
  id: string;
  field: SearchField;
  value: Readonly<Record<string, string>>;
  onChange: (change: Record<string, string>) => void;
}

/** One search condition with its label. */
export function SearchControl({ id, field, value, onChange }: SearchControlProps) {
  return (
    <div className="gezi-search-field">
      <label htmlFor={id}>{field.label}</label>
      <Control id={id} field={field} value={value} onChange={onChange} />
    </div>
  );
}

function Control({ id, field, value, onChange }: SearchControlProps) {
  const texts = useTexts();
  if (field.kind === 'text') {
    return (
      <Input
        id={id}
        allowClear
        maxLength={field.maxLength ?? 100}
        value={value[field.name] ?? ''}
        onChange={(event) => onChange({ [field.name]: event.target.value })}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <Select
        id={id}
        aria-label={field.label}
        popupRender={namedPopup(field.label)}
        // The list is short: render all options so that screen readers can read them.
        virtual={false}
        allowClear={{ label: texts.clear(field.label) }}
        placeholder={texts.any}
        value={value[field.name] || null}
        options={[...field.options]}
        onChange={(chosen: string | null | undefined) => onChange({ [field.name]: chosen ?? '' })}
      />
    );
  }
  return <Days id={id} field={field} value={value} onChange={onChange} />;
}

type DaysProps = SearchControlProps & { field: Extract<SearchField, { kind: 'days' }> };

/** A range of two days with optional ends; `to` is never before `from`. */
function Days({ id, field: { label, from, to }, value, onChange }: DaysProps) {
  const texts = useTexts();
  const begin = dayOf(value[from]);
  const end = dayOf(value[to]);
  return (
    <div className="gezi-search-days">
      <DatePicker
        id={id}
        aria-label={texts.from(label)}
        placeholder={texts.from('')}
        value={begin}
        disabledDate={(day) => end !== null && day.isAfter(end, 'day')}
        onChange={(day) => onChange({ [from]: textOf(day) })}
      />
      <span aria-hidden="true">~</span>
      <DatePicker
        aria-label={texts.to(label)}
        placeholder={texts.to('')}
        value={end}
        disabledDate={(day) => begin !== null && day.isBefore(begin, 'day')}
        onChange={(day) => onChange({ [to]: textOf(day) })}
      />
    </div>
  );
}

/** Parses a day from the address; undefined if invalid. */
function dayOf(text: string | undefined) {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = dayjs(text);
  return day.isValid() ? day : null;
}

const textOf = (day: dayjs.Dayjs | null) => day?.format('YYYY-MM-DD') ?? '';
