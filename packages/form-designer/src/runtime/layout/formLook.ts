import type { CSSProperties } from 'react';
import type { JsonObject } from '../../core/document/FormDocument';
import { numberMember, textMember } from '../../core/document/members';
import type { FieldSize } from '../FieldProps';

/** Size, position of the labels and distances that a form is saved with; read by the canvas and the running form. */
export function formLook(config: JsonObject): {
  size: FieldSize;
  position: 'left' | 'right' | 'top';
  style: CSSProperties;
} {
  const size = textMember(config, 'size');
  const position = textMember(config, 'labelPosition', 'right');
  const gutter = Math.max(0, Math.min(100, numberMember(config, 'gutter', 15)));
  const label = Math.max(0, Math.min(200, numberMember(config, 'labelWidth', 80)));
  return {
    size: size === 'small' || size === 'mini' ? size : 'medium',
    position: position === 'left' || position === 'top' ? position : 'right',
    style: { '--gutter': `${gutter}px`, '--label': `${label}px` } as CSSProperties,
  };
}
