import { textMember } from '../../core/document/members';
import { isRange } from '../../core/model/checkMoment';
import { momentText } from '../dates/moments';
import { LiveHost } from '../live/LiveHost';
import { liveDate } from '../live/parts';
import { listOf } from '../kit/values';
import { ReadText } from '../kit/ReadText';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';
import { MomentShell } from './MomentShell';

/** A day, week, month, year or moment, or a range of them. */
export function DateField(field: FieldProps) {
  const { item } = field;
  const texts = useTexts();
  const range = isRange('date', item);
  const shown = listOf(field.value).map((one) => momentText(one, 'date', item));
  const separator = textMember(item, 'range-separator', '-');
  if (field.readOnly) return <ReadText>{shown.join(` ${separator} `)}</ReadText>;
  return (
    <LiveHost part={liveDate} props={{ field }} disabled={field.disabled} onBlur={field.onBlur}>
      <MomentShell
        field={field}
        icon="date"
        shown={shown}
        separator={range ? separator : undefined}
        placeholders={
          range
            ? [
                textMember(item, 'start-placeholder', texts.startDate),
                textMember(item, 'end-placeholder', texts.endDate),
              ]
            : [textMember(item, 'placeholder', texts.pleaseChoose)]
        }
      />
    </LiveHost>
  );
}
