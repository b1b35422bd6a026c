import { Alert, Button, Cascader, Select, Space } from 'antd';
import { useEffect, useState } from 'react';
import { namedPopup } from '../namedPopup';
import { useTexts } from '../../texts/useTexts';
import type { AreaOption } from '../../core/area/areaOptions';

export interface AreaPickerProps {
  /** Codes of province, city and district, as far as selected. */
  value?: readonly string[] | undefined;
  /** Called with the new value. */
  onChange?: (value: string[]) => void;
  /** A cascader or linked selects; default `cascader` (B§9). */
  type?: 'cascader' | 'select';
  /** Number of levels: 1 province, 2 city, 3 district; default 3. */
  depth?: 1 | 2 | 3;
  /** Whether it is disabled; default false. */
  disabled?: boolean;
  /** Text shown without a value. */
  placeholder?: string;
  /** Id of the input, for a label. */
  id?: string;
}

/**
 * Select for province, city and district; its data is loaded on first use. Changing a level clears those below. An
 * unknown type, e.g. of a form definition, shows a message (B§8).
 */
export function AreaPicker({ type = 'cascader', ...field }: AreaPickerProps) {
  const texts = useTexts();
  if (TYPES.includes(type)) return <AreaInput {...field} type={type} />;
  return <Alert type="error" showIcon title={texts.badAreaType} description={texts.areaTypes(String(type))} />;
}

const TYPES: readonly string[] = ['cascader', 'select'];

type AreaInputProps = AreaPickerProps & Required<Pick<AreaPickerProps, 'type'>>;

function AreaInput({ value = [], onChange, type, depth = 3, ...field }: AreaInputProps) {
  const texts = useTexts();
  const [areas, setAreas] = useState<readonly AreaOption[]>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let stale = false;
    import('../../core/area/areaOptions').then(
      ({ areaOptions }) => {
        if (!stale) setAreas(areaOptions());
      },
      () => setFailed(true),
    );
    return () => void (stale = true);
  }, [round]);

  const again = isFailed && (
    <Button
      type="link"
      size="small"
      onClick={() => {
        setFailed(false);
        setRound(round + 1);
      }}
    >
      {texts.loadFailedRetry}
    </Button>
  );

  const { disabled = false, id } = field;

  if (type === 'cascader')
    return (
      <Cascader<AreaOption>
        {...(id === undefined ? {} : { id })}
        aria-label={texts.area}
        options={cut(areas ?? [], depth)}
        value={[...value]}
        onChange={(codes) => onChange?.((codes as string[] | undefined) ?? [])}
        loading={!areas && !isFailed}
        {...(again && { notFoundContent: again })}
        disabled={disabled}
        placeholder={field.placeholder ?? texts.chooseArea}
        showSearch
        popupRender={namedPopup(texts.area)}
        style={{ width: '100%' }}
      />
    );

  const lists = levels(areas ?? [], value, depth);
  return (
    <Space.Compact block>
      {lists.map((options, level) => (
        <Select
          // The levels are fixed.
          key={texts.areaLevels[level]}
          {...(id === undefined || level > 0 ? {} : { id })}
          aria-label={texts.areaLevels[level]}
          style={{ flex: 1, minWidth: 0 }}
          options={options.map(({ value: code, label }) => ({ value: code, label }))}
          value={value[level] ?? null}
          onChange={(code: string | null | undefined) =>
            onChange?.([...value.slice(0, level), ...(code ? [code] : [])])
          }
          loading={!areas && !isFailed}
          {...(again && { notFoundContent: again })}
          disabled={disabled || (level > 0 && value[level - 1] === undefined)}
          placeholder={texts.areaLevels[level]}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          popupRender={namedPopup(texts.areaLevels[level]!)}
        />
      ))}
    </Space.Compact>
  );
}

const cut = (areas: readonly AreaOption[], depth: number): AreaOption[] =>
  areas.map(({ value, label, children }) =>
    depth > 1 && children ? { value, label, children: cut(children, depth - 1) } : { value, label },
  );

/** Options of each select, given the values above it. */
function levels(areas: readonly AreaOption[], value: readonly string[], depth: number): (readonly AreaOption[])[] {
  const lists: (readonly AreaOption[])[] = [areas];
  for (let level = 1; level < depth; level += 1)
    lists.push(lists[level - 1]!.find((area) => area.value === value[level - 1])?.children ?? []);
  return lists;
}
