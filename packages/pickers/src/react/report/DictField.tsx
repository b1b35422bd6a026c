import { useDict } from '@gezi/client';
import { namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { useTexts } from '../../texts/useTexts';

export interface DictFieldProps {
  /** Of the dictionary. */
  code: string;
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  id?: string;
  'aria-label'?: string;
}

/** An entry of a dictionary as a condition. */
export function DictField({ code, label, value, onChange, ...named }: DictFieldProps) {
  const texts = useTexts();
  const { items, loading } = useDict(code);
  return (
    <Select<string>
      {...named}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={texts.pleaseChoose}
      loading={loading}
      options={items.map((item) => ({ value: item.value, label: item.text }))}
      value={value ?? null}
      popupRender={namedPopup(label)}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
