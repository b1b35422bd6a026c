import { namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { ControlField, type FieldProps } from '../ControlField';

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string | number; label: string }[];
  placeholder?: string;
  loading?: boolean;
  /** Allows clearing; default false. */
  allowClear?: boolean;
  /** Filters options while typing; default false. */
  isSearched?: boolean;
  onChange?: (value: unknown) => void;
}

/** A select. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, loading = false, allowClear = false, isSearched = false, onChange, ...field } = props;
  return (
    <ControlField {...field}>
      <Select
        aria-label={field.label}
        popupRender={namedPopup(field.label)}
        virtual={false}
        options={[...options]}
        placeholder={placeholder}
        loading={loading}
        allowClear={allowClear}
        {...(isSearched && { showSearch: { optionFilterProp: 'label' } })}
        {...(onChange && { onChange })}
      />
    </ControlField>
  );
}
