import { RichContent } from '@gezi/ui';
import { textMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';

/** Markup of the form itself, made safe by the one sanitiser. */
export function HtmlItem({ item }: FieldProps) {
  return <RichContent html={textMember(item, 'text')} />;
}
