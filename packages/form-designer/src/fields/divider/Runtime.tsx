import { textMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';

/** A line across the form, with a text in it where there is one. */
export function DividerItem({ item }: FieldProps) {
  const text = textMember(item, 'text');
  const at = textMember(item, 'content-position', 'center');
  if (text === '') return <hr className="gezi-form-rule" />;
  return (
    <div className={`gezi-form-divider gezi-form-divider-${at === 'left' || at === 'right' ? at : 'center'}`}>
      <span>{text}</span>
    </div>
  );
}
