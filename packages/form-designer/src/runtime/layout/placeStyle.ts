import type { CSSProperties } from 'react';

/** A form has few distinct widths: reusing the object lets React skip the attribute. */
const known = new Map<string, CSSProperties>();

/**
 * The position of an item in the 24 columns, and the width of its label.
 *
 * @param labelWidth pixels; unused without a label
 */
export function placeStyle(span: number, labelWidth: number, hasLabel: boolean): CSSProperties {
  const columns = Math.max(1, Math.min(24, Math.round(span)));
  const key = `${columns} ${hasLabel ? labelWidth : ''}`;
  const style =
    known.get(key) ?? ({ '--span': columns, ...(hasLabel && { '--label': `${labelWidth}px` }) } as CSSProperties);
  known.set(key, style);
  return style;
}
