import { booleanMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';
import { lettersOf } from '../../runtime/kit/lettersOf';

/** A text of the form itself. */
export function TextItem({ item }: FieldProps) {
  if (!booleanMember(item, 'show', true)) return null;
  const align = textMember(item, 'align');
  const { color, fontSize = 14, fontWeight = 400 } = lettersOf(item, 'size');
  return (
    <div
      className="gezi-form-words"
      style={{
        textAlign: align === 'center' || align === 'right' ? align : 'left',
        color,
        fontSize,
        fontWeight,
      }}
    >
      {textMember(item, 'text')}
    </div>
  );
}
