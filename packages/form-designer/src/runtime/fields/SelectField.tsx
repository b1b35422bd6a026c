import { booleanMember, textMember } from '../../core/document/members';
import { LiveHost } from '../live/LiveHost';
import { liveSelect } from '../live/parts';
import { ReadText } from '../kit/ReadText';
import { listOf } from '../kit/values';
import type { FieldOptions } from '../options/FieldOptions';
import { optionTexts } from '../options/optionText';
import { WithOptions } from '../options/WithOptions';
import { useTexts } from '../texts/useTexts';
import { ChosenShell } from './ChosenShell';
import type { FieldProps } from './FieldProps';

/** One or several choices of a list that opens. */
export function SelectField(field: FieldProps) {
  return <WithOptions field={field}>{(found) => <Select {...field} found={found} />}</WithOptions>;
}

function Select({ found, ...field }: FieldProps & { found: FieldOptions }) {
  const { item } = field;
  const texts = useTexts();
  const chosen = optionTexts(found.options, field.value);
  if (field.readOnly) return <ReadText>{chosen.join(texts.comma)}</ReadText>;
  return (
    <LiveHost part={liveSelect} props={{ field, found }} disabled={field.disabled} onBlur={field.onBlur}>
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
