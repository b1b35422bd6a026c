import { EmptyState, namedPopup, useTabOut } from '@gezi/ui';
import { Select, Spin, type SelectProps } from 'antd';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { CallFailure } from './CallFailure';
import { limitedPopup } from './limitedPopup';

/** A chosen entry. */
export interface Labelled {
  value: string;
  label: string;
}

interface Call {
  error?: unknown;
  retry: () => void;
}

export interface SearchedSelectProps extends Pick<
  SelectProps,
  'id' | 'disabled' | 'loading' | 'options' | 'placeholder'
> {
  /** Accessible name. */
  label?: string | undefined;
  multiple: boolean;
  /** Maximum number of entries with `multiple`; default no bound. */
  max?: number | undefined;
  chosen: readonly Labelled[];
  onChange: (chosen: readonly Labelled[]) => void;
  /** The search for entries. */
  found: Call & { loading: boolean };
  /** Text that has been searched. */
  sought: string;
  /** The call for the labels of the chosen entries; it is repeated when the user opens the list after a failure. */
  names: Call;
  /** Filters the loaded entries; default: the server filters. */
  filterOption?: (keyword: string, label: string) => boolean;
  onType: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** antd's select whose entries are searched while the user types, with its states: loading, failed, nothing found, full. */
export function SearchedSelect(props: SearchedSelectProps) {
  const { label, multiple, max, chosen, onChange, found, sought, names, filterOption, onType, onOpenChange } = props;
  const { id, disabled, loading, options, placeholder } = props;
  const texts = useTexts();
  const openChanged = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen) onType('');
    else if (names.error) names.retry();
  };
  const tabOut = useTabOut(openChanged);
  const isFull = multiple && max !== undefined && chosen.length >= max;
  return (
    <Select<Labelled | readonly Labelled[] | null>
      {...{ id, disabled, loading, options, placeholder }}
      aria-label={label}
      className="gezi-dict-select"
      labelInValue
      mode={multiple ? 'multiple' : undefined}
      maxCount={multiple ? max : undefined}
      maxTagCount="responsive"
      status={names.error ? 'error' : undefined}
      allowClear
      showSearch={{
        filterOption: filterOption ? (keyword, option) => filterOption(keyword, cellText(option?.label)) : false,
        onSearch: onType,
      }}
      notFoundContent={
        found.error ? (
          <CallFailure error={found.error} onRetry={found.retry} />
        ) : found.loading ? (
          <Spin size="small" />
        ) : (
          <EmptyState compact title={sought ? texts.noMatch(sought) : texts.noData} />
        )
      }
      value={multiple ? chosen : (chosen[0] ?? null)}
      popupRender={limitedPopup(label ? namedPopup(label) : undefined, isFull ? texts.maximum(max) : undefined)}
      {...(multiple ? tabOut : { onOpenChange: openChanged })}
      onChange={(next) =>
        onChange(Array.isArray(next) ? (next as readonly Labelled[]) : next ? [next as Labelled] : [])
      }
    />
  );
}
