import { booleanMember, textMember } from '../../core/document/members';
import { LiveHost } from '../../runtime/live/LiveHost';
import { livePart } from '../../runtime/live/livePart';
import type { LiveSelectProps } from './LiveSelect';
import { ReadText } from '../../runtime/kit/ReadText';
import { listOf } from '../../core/model/plainValues';
import type { FieldOptions } from '../../runtime/options/FieldOptions';
import { optionTexts } from '../../core/model/optionText';
import { WithOptions } from '../../runtime/options/WithOptions';
import { useTexts } from '../../runtime/texts/useTexts';
import { ChosenShell } from '../shared/choice/ChosenShell';
import type { FieldProps, RuntimeField } from '../../runtime/FieldProps';

const liveSelect = livePart<LiveSelectProps>(async () => (await import('./LiveSelect')).LiveSelect);

/** One or several choices of a list that opens. */
export const SelectField: RuntimeField = (field) => {
  return <WithOptions field={field}>{(found) => <Select {...field} found={found} />}</WithOptions>;
};
SelectField.preload = liveSelect.load;

export function Select({ found, ...field }: FieldProps & { found: FieldOptions }) {
  const { item } = field;
  const texts = useTexts();
  const chosen = optionTexts(found.options, field.value);
  if (field.readOnly) return <ReadText>{chosen.join(texts.comma)}</ReadText>;
  return (
    <LiveHost
      part={liveSelect}
      props={{ field, found }}
      disabled={field.disabled}
      onBlur={field.onBlur}
      closesOnTab={booleanMember(item, 'multiple')}
    >
      {(isBusy) => (
        <ChosenShell
          isBusy={isBusy}
          onRemove={(at) => field.onChange(listOf(field.value).filter((_, index) => index !== at))}
          field={field}
          texts={chosen}
          multiple={booleanMember(item, 'multiple')}
          collapsed={booleanMember(item, 'collapse-tags')}
          placeholder={
            found.status === 'loading' ? texts.loadingOptions : textMember(item, 'placeholder', texts.pleaseChoose)
          }
        />
      )}
    </LiveHost>
  );
}
