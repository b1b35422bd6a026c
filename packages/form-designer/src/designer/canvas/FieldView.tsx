import type { CSSProperties, ReactNode } from 'react';
import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember, numberMember, textMember } from '../../core/document/members';

/** A field with its label next to or above the control. Hidden from screen readers, which announce the item. */
export function FieldView({ data, children }: { data: JsonObject; children: ReactNode }) {
  const label = textMember(data, 'label');
  const shown = booleanMember(data, 'showLabel') && label !== '';
  const own = numberMember(data, 'labelWidth');
  const required = booleanMember(data, 'required');
  return (
    <div className="gezi-fd-field" aria-hidden="true">
      {shown ? (
        <span
          className={required ? 'gezi-fd-label gezi-fd-label-required' : 'gezi-fd-label'}
          style={own !== undefined && own > 1 ? ({ '--fd-own-label': `${own}px` } as CSSProperties) : undefined}
        >
          {label}
        </span>
      ) : null}
      <span className="gezi-fd-control">{children}</span>
    </div>
  );
}
