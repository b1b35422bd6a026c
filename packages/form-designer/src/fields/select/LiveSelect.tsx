import { namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { booleanMember, textMember } from '../../core/document/members';
import type { Json } from '../../core/document/FormDocument';
import type { FieldProps } from '../../runtime/FieldProps';
import { listOf, plainText, sameChoice } from '../../core/model/plainValues';
import type { FieldOptions } from '../../runtime/options/FieldOptions';
import { useTexts } from '../../runtime/texts/useTexts';
import { livePopup } from '../../runtime/live/livePopup';
import type { LiveProps } from '../../runtime/live/LiveProps';

export interface LiveSelectProps extends LiveProps {
  field: FieldProps;
  found: FieldOptions;
}

/** antd's select over the options of a field. Options are identified by position, because `1` and `'1'` may both occur. */
export function LiveSelect({ field, found, ...live }: LiveSelectProps) {
  const { item, value, onChange } = field;
  const texts = useTexts();
  const { options, status } = found;
  const isMultiple = booleanMember(item, 'multiple');
  const chosen = listOf(value);
  // A value without a choice is shown as it is and not lost by choosing another.
  const places = chosen.map((one) => {
    const at = options.findIndex((option) => sameChoice(option.value, one));
    return at < 0 ? `=${JSON.stringify(one)}` : String(at);
  });
  const valueOf = (place: string): Json =>
    place.startsWith('=') ? (JSON.parse(place.slice(1)) as Json) : options[Number(place)]!.value;
  const labelled = (place: string) => ({
    value: place,
    label: place.startsWith('=') ? plainText(valueOf(place)) : options[Number(place)]!.label,
  });
  const current = places.map(labelled);

  function choose(next: { value: string } | { value: string }[] | undefined) {
    if (Array.isArray(next)) onChange(next.map((one) => valueOf(one.value)));
    else onChange(next ? valueOf(next.value) : isMultiple ? [] : '');
  }
  return (
    <Select<{ value: string; label: string } | { value: string; label: string }[]>
      {...livePopup(field, live)}
      id={field.id}
      aria-label={field.label}
      labelInValue
      {...(isMultiple && { mode: 'multiple' as const })}
      {...(isMultiple && booleanMember(item, 'collapse-tags') && { maxTagCount: 1 })}
      showSearch={booleanMember(item, 'filterable') && { optionFilterProp: 'label' }}
      allowClear={booleanMember(item, 'clearable')}
      placeholder={textMember(item, 'placeholder', texts.pleaseChoose)}
      options={options.map((option, place) => ({
        value: String(place),
        label: option.label,
        disabled: option.disabled === true,
      }))}
      value={isMultiple ? current : (current[0] ?? null)!}
      onChange={choose}
      loading={status === 'loading'}
      notFoundContent={status === 'loading' ? texts.loadingOptions : options.length ? texts.noMatch : texts.noOptions}
      popupRender={namedPopup(field.label)}
    />
  );
}
