import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../texts/useTexts';
import type { BizSource } from './BizSource';

export interface BizSearchProps {
  /** The list that records are selected from. */
  source: BizSource;
  values: Readonly<Record<string, string>>;
  /** Called with the new value. */
  onChange: (values: Readonly<Record<string, string>>) => void;
  /** Called on Enter. */
  onConfirm: () => void;
}

/** Search fields of a business list; each matches a part of a text. */
export function BizSearch({ source, values, onChange, onConfirm }: BizSearchProps) {
  const texts = useTexts();
  const id = useId();
  const fields = source.query ?? [{ field: source.displayKey, label: source.name }];
  return (
    <div className="gezi-picker-search" data-picker-search>
      {fields.map(({ field, label }) => (
        <span key={field} className="gezi-biz-field">
          <label htmlFor={`${id}${field}`}>{label}</label>
          <Input
            id={`${id}${field}`}
            allowClear
            autoComplete="off"
            value={values[field] ?? ''}
            onChange={(event) => onChange({ ...values, [field]: event.target.value })}
            onPressEnter={onConfirm}
          />
        </span>
      ))}
      <Button onClick={() => onChange({})}>{texts.reset}</Button>
    </div>
  );
}
