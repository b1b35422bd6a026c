import { namedPopup } from '@gezi/ui';
import { Cascader } from 'antd';
import type { Json } from '../../core/document/FormDocument';
import type { ChoiceOption } from '../../core/model/options';
import { useTexts } from '../../runtime/texts/useTexts';
import type { FieldProps } from '../../runtime/FieldProps';
import type { CascaderLook } from './cascaderLook';
import { livePopup } from '../../runtime/live/livePopup';
import type { LiveProps } from '../../runtime/live/LiveProps';

export interface LiveCascaderProps extends LiveProps {
  field: FieldProps;
  options: readonly ChoiceOption[];
  loading: boolean;
  look: CascaderLook;
  /** The chosen ways, each from the top. */
  paths: readonly (readonly Json[])[];
}

/** antd's cascader over the choices of a field. */
export function LiveCascader({ field, options, loading, look, paths, ...live }: LiveCascaderProps) {
  const texts = useTexts();
  const shared = {
    ...livePopup(field, live),
    id: field.id,
    'aria-label': field.label,
    options: options as Option[],
    loading,
    notFoundContent: loading ? texts.loadingOptions : texts.noOptions,
    allowClear: look.clearable,
    showSearch: look.filterable,
    changeOnSelect: look.anyLevel,
    expandTrigger: look.expandTrigger,
    placeholder: look.placeholder || texts.pleaseChoose,
    popupRender: namedPopup(field.label),
    displayRender: (labels: string[]) => (look.allLevels ? labels.join(` ${look.separator} `) : (labels.at(-1) ?? '')),
  };
  if (look.multiple)
    return (
      <Cascader<Option, 'value'>
        {...shared}
        multiple
        {...(look.collapsed && { maxTagCount: 1 })}
        showCheckedStrategy={look.anyLevel ? Cascader.SHOW_PARENT : Cascader.SHOW_CHILD}
        value={paths as Value[][]}
        onChange={(next) => field.onChange(next as Json)}
      />
    );
  return (
    <Cascader<Option>
      {...shared}
      value={(paths[0] ?? []) as Value[]}
      onChange={(next) => field.onChange(((next as Value[] | undefined) ?? []) as Json)}
    />
  );
}

type Value = string | number;
interface Option {
  value: Value;
  label: string;
  disabled?: boolean;
  children?: Option[];
}
