import { textMember } from '../../core/document/members';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from '../FieldProps';

/** Placeholder for an unregistered type: shows its name and preserves its value. */
export function UnknownField({ item }: Pick<FieldProps, 'item'>) {
  const texts = useTexts();
  return <div className="gezi-form-unknown">{texts.unknownType(textMember(item, 'compType', '?'))}</div>;
}
