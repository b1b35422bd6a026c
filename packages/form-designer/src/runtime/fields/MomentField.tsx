import { textMember } from '../../core/document/members';
import { isRange } from '../../core/model/checkMoment';
import { momentPlaceholders } from '../dates/momentPlaceholders';
import { momentText, type MomentKind } from '../dates/moments';
import { LiveHost } from '../live/LiveHost';
import type { LiveMomentProps } from '../live/LiveMomentProps';
import type { LivePart } from '../live/livePart';
import { isFixed } from '../kit/isFixed';
import { listOf } from '../kit/values';
import { ReadText } from '../kit/ReadText';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';
import { MomentShell } from './MomentShell';

export interface MomentFieldProps {
  kind: MomentKind;
  /** The picker that is opened. */
  part: LivePart<LiveMomentProps>;
  field: FieldProps;
}

/** A point in time or a range of two: text at rest, a picker when it is touched. */
export function MomentField({ kind, part, field }: MomentFieldProps) {
  const { item } = field;
  const texts = useTexts();
  const shown = listOf(field.value).map((one) => momentText(one, kind, item));
  const separator = textMember(item, 'range-separator', '-');
  if (field.readOnly) return <ReadText>{shown.join(` ${separator} `)}</ReadText>;
  return (
    <LiveHost part={part} props={{ field }} disabled={field.disabled || isFixed(item)} onBlur={field.onBlur}>
      {(isBusy) => (
        <MomentShell
          field={field}
          isBusy={isBusy}
          icon={kind}
          shown={shown}
          separator={isRange(kind, item) ? separator : undefined}
          placeholders={momentPlaceholders(kind, item, texts)}
        />
      )}
    </LiveHost>
  );
}
