import { booleanMember, numberMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../fields/FieldProps';
import { safeColor } from '../kit/safeColor';

/** A text of the form itself. Black means the page's own colour, also by night. */
export function TextItem({ item }: FieldProps) {
  if (!booleanMember(item, 'show', true)) return null;
  const align = textMember(item, 'align');
  return (
    <div
      className="gezi-form-words"
      style={{
        textAlign: align === 'center' || align === 'right' ? align : 'left',
        color: safeColor(textMember(item, 'color'), ['#000000', '#000', 'black']),
        fontSize: Math.max(10, Math.min(50, numberMember(item, 'size', 14))),
        fontWeight: Math.max(100, Math.min(800, numberMember(item, 'bold', 400))),
      }}
    >
      {textMember(item, 'text')}
    </div>
  );
}
