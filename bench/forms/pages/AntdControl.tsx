import { Checkbox, DatePicker, Input, InputNumber, Radio, Select, Switch } from 'antd';
import { OPTIONS, type BenchField } from './fields';

export interface AntdControlProps {
  type: BenchField['type'];
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
  status?: '' | 'error';
}

/** antd's control for a field type, as in hand-written forms. */
export function AntdControl({ type, value, onChange, ...rest }: AntdControlProps) {
  switch (type) {
    case 'input':
      return (
        <Input
          {...rest}
          value={value as string}
          onChange={(event) => onChange?.(event.target.value)}
          placeholder="请输入"
          allowClear
          maxLength={50}
        />
      );
    case 'textarea':
      return (
        <Input.TextArea
          {...rest}
          value={value as string}
          onChange={(event) => onChange?.(event.target.value)}
          rows={2}
        />
      );
    case 'select':
      return (
        <Select
          {...rest}
          value={value as number}
          onChange={onChange}
          options={OPTIONS}
          placeholder="请选择"
          style={FULL}
        />
      );
    case 'number':
      return <InputNumber {...rest} value={value as number} onChange={onChange} min={0} max={100} />;
    case 'date':
      return <DatePicker {...rest} value={value} onChange={onChange} style={FULL} />;
    case 'radio':
      return (
        <Radio.Group value={value as number} onChange={(event) => onChange?.(event.target.value)} options={OPTIONS} />
      );
    case 'checkbox':
      return <Checkbox.Group value={value as number[]} onChange={onChange} options={OPTIONS} />;
    default:
      return <Switch checked={value === true} onChange={onChange} />;
  }
}

const FULL = { width: '100%' };
