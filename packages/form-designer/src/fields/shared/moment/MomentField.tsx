import { textMember } from '../../../core/document/members';
import { isRange } from './checkMoment';
import { momentPlaceholders } from './momentPlaceholders';
import { momentText, type MomentKind } from './moments';
import { LiveHost } from '../../../runtime/live/LiveHost';
import type { LiveMomentProps } from './LiveMomentProps';
import type { LivePart } from '../../../runtime/live/livePart';
import { isFixed } from '../../../runtime/kit/isFixed';
import { listOf } from '../../../core/model/plainValues';
import { ReadText } from '../../../runtime/kit/ReadText';
import { useTexts } from '../../../runtime/texts/useTexts';
import type { FieldProps } from '../../../runtime/FieldProps';
import { MomentShell } from './MomentShell';

export interface MomentFieldProps {
  kind: MomentKind;
  /** The picker that is opened. */
  part: LivePart<LiveMomentProps>;
  field: FieldProps;
}

/** A time or a range: text while inactive, a picker while active. */
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
