import { booleanMember, textMember } from '../../core/document/members';
import { safeHref } from '../../core/document/safeHref';
import type { FieldProps } from '../../runtime/FieldProps';
import { useTexts } from '../../runtime/texts/useTexts';

const TYPES = ['primary', 'success', 'warning', 'danger', 'info'];

/** A link; an address that would run something is shown as text alone. */
export function LinkItem({ item, disabled }: FieldProps) {
  const texts = useTexts();
  const text = textMember(item, 'text') || textMember(item, 'label');
  const type = textMember(item, 'type');
  const className = `gezi-form-anchor gezi-form-anchor-${TYPES.includes(type) ? type : 'default'}${booleanMember(item, 'underline', true) ? '' : ' gezi-form-anchor-bare'}`;
  const href = safeHref(textMember(item, 'href'));
  if (disabled || href === undefined)
    return (
      <span className={`${className} gezi-form-anchor-off`} aria-disabled={disabled || undefined}>
        {text}
      </span>
    );
  const isNew = textMember(item, 'target') === '_blank';
  return (
    <a className={className} href={href} {...(isNew && { target: '_blank', rel: 'noopener noreferrer' })}>
      {text}
      {isNew && <span className="gezi-visually-hidden">{texts.opensWindow}</span>}
    </a>
  );
}
