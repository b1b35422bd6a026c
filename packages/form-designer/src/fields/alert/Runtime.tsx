import { useState } from 'react';
import { booleanMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';
import { useTexts } from '../../runtime/texts/useTexts';

const TYPES = ['success', 'warning', 'error', 'info'];

/** A note for the user who fills in the form. */
export function AlertItem({ item }: FieldProps) {
  const texts = useTexts();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const type = textMember(item, 'type', 'info');
  const kind = TYPES.includes(type) ? type : 'info';
  const isDark = textMember(item, 'effect') === 'dark';
  const description = textMember(item, 'description');
  const closeText = textMember(item, 'close-text');
  return (
    <div
      role="note"
      className={`gezi-form-alert gezi-form-alert-${kind}${isDark ? ' gezi-form-alert-dark' : ''}${booleanMember(item, 'center') ? ' gezi-form-alert-center' : ''}${booleanMember(item, 'show-icon') ? ' gezi-form-alert-icon' : ''}`}
    >
      <div className="gezi-form-alert-text">
        <strong>{textMember(item, 'title')}</strong>
        {description && <p>{description}</p>}
      </div>
      {booleanMember(item, 'closable') && (
        <button
          type="button"
          className={closeText ? 'gezi-form-link' : 'gezi-form-close'}
          aria-label={closeText || texts.closeAlert}
          onClick={() => setClosed(true)}
        >
          {closeText}
        </button>
      )}
    </div>
  );
}
