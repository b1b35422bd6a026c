import { textMember } from '../../core/document/members';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from '../FieldProps';

/** Shows the name of an unregistered type. The value of the field is preserved. */
export function UnknownField({ item }: Pick<FieldProps, 'item'>) {
  const texts = useTexts();
  return <div className="gezi-form-unknown">{texts.unknownType(textMember(item, 'compType', '?'))}</div>;
}
