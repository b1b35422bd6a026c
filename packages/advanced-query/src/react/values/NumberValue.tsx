import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { listOf } from '../../core/query/changes';
import { useTexts } from '../../texts/useTexts';
import type { ValueControlProps } from './QueryControls';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Value of a `number` field as decimal text, so that no digit is lost. */
export function NumberValue({ condition, multiple, label, onChange }: ValueControlProps) {
  const texts = useTexts();
  const [wrong, setWrong] = useState<string>();
  if (multiple) {
    return (
      <div>
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          aria-label={label}
          aria-invalid={wrong !== undefined}
          status={wrong === undefined ? '' : 'error'}
          placeholder={texts.valuesHint}
          tokenSeparators={[',', '，', ';', '；', ' ']}
          value={listOf(condition.val).map(String)}
          onChange={(typed: string[]) => {
            setWrong(typed.find((one) => !NUMBER.test(one.trim())));
            onChange({ val: typed.map((one) => one.trim()).filter((one) => NUMBER.test(one)) });
          }}
        />
        {wrong !== undefined && (
          <p className="gezi-query-fault" role="alert">
            {texts.notNumber(wrong)}
          </p>
        )}
      </div>
    );
  }
  return (
    <InputNumber
      stringMode
      aria-label={label}
      placeholder={texts.valueHint}
      value={condition.val === null || condition.val === '' ? null : String(condition.val)}
      onChange={(val) => onChange({ val: val === null ? null : String(val) })}
    />
  );
}
