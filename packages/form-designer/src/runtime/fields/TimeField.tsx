import { textMember } from '../../core/document/members';
import { isRange } from '../../core/model/checkMoment';
import { momentText } from '../dates/moments';
import { LiveHost } from '../live/LiveHost';
import { liveTime } from '../live/parts';
import { listOf } from '../kit/values';
import { ReadText } from '../kit/ReadText';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';
import { MomentShell } from './MomentShell';

/** A time of day, or two. */
export function TimeField(field: FieldProps) {
  const { item } = field;
  const texts = useTexts();
  const range = isRange('time', item);
  const shown = listOf(field.value).map((one) => momentText(one, 'time', item));
  const separator = textMember(item, 'range-separator', '-');
  if (field.readOnly) return <ReadText>{shown.join(` ${separator} `)}</ReadText>;
  return (
    <LiveHost part={liveTime} props={{ field }} disabled={field.disabled} onBlur={field.onBlur}>
      <MomentShell
        field={field}
        icon="time"
        shown={shown}
        separator={range ? separator : undefined}
        placeholders={
          range
            ? [
                textMember(item, 'start-placeholder', texts.startTime),
                textMember(item, 'end-placeholder', texts.endTime),
              ]
            : [textMember(item, 'placeholder', texts.pleaseChoose)]
        }
      />
    </LiveHost>
  );
}
