import type { HTMLAttributes, ReactNode } from 'react';
import type { FieldLook } from './fieldLook';

export interface FieldFrameProps extends HTMLAttributes<HTMLDivElement> {
  look: FieldLook;
  /** The required mark is shown. */
  isRequired: boolean;
  /** Smaller than the other fields of the form. */
  isSmall: boolean;
  labelId?: string | undefined;
  /** DOM id of the control; without one the label is plain text. */
  controlId?: string | undefined;
  /** The control and what is below it. */
  children: ReactNode;
}

/** A field: its label beside or above its control. Drawn on the canvas and in the running form. */
export function FieldFrame({
  look,
  isRequired,
  isSmall,
  labelId,
  controlId,
  className = '',
  children,
  ...attributes
}: FieldFrameProps) {
  const { label, place, style } = look;
  const labelClass = isRequired ? 'gezi-form-label gezi-form-required' : 'gezi-form-label';
  // The title of a field in a table may be in the cell before it.
  const isMarked = isRequired && label === undefined && place === 'cell';
  const bodyClass = isMarked ? 'gezi-form-body gezi-form-required gezi-form-body-marked' : 'gezi-form-body';
  return (
    <div
      {...attributes}
      className={`gezi-form-item${isSmall ? ' gezi-form-item-small' : ''}${className}`}
      style={style}
    >
      {label === undefined ? null : controlId === undefined ? (
        <span className={labelClass} id={labelId}>
          {label}
        </span>
      ) : (
        <label className={labelClass} id={labelId} htmlFor={controlId}>
          {label}
        </label>
      )}
      <div className={bodyClass}>{children}</div>
    </div>
  );
}
