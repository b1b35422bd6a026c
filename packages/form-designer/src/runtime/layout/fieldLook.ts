import type { CSSProperties } from 'react';
import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember, numberMember, textMember } from '../../core/document/members';

/**
 * Place of a field: among the 24 columns of the form, alone on a line of a table cell, or in a column of a dynamicTable,
 * whose head shows the label.
 */
export type FieldPlace = 'grid' | 'cell' | 'column';

/** Label and width of a field; the canvas and the running form read both from here. */
export interface FieldLook {
  readonly place: FieldPlace;
  /** Label beside or above the control; undefined if none is shown. */
  readonly label: string | undefined;
  readonly style: CSSProperties | undefined;
}

export interface FieldLookOptions {
  place: FieldPlace;
  /** The label is shown unless the item sets `showLabel`; true for fields with a value. */
  isShown: boolean;
}

/** Gutter that every new item is saved with; it means the gutter of the form. */
const DEFAULT_GUTTER = 15;

/** A label without a width of its own is as wide as the form says. A width of 1 marks a hidden label (B§4). */
export function fieldLook(item: JsonObject, { place, isShown }: FieldLookOptions): FieldLook {
  const text = textMember(item, 'label');
  const label = place !== 'column' && text !== '' && booleanMember(item, 'showLabel', isShown) ? text : undefined;
  if (place === 'column') return { place, label, style: undefined };
  const width = numberMember(item, 'labelWidth', 0);
  const gutter = numberMember(item, 'gutter', DEFAULT_GUTTER);
  return {
    place,
    label,
    style: styleOf(
      place === 'grid' ? Math.round(between(1, numberMember(item, 'span', 24), 24)) : undefined,
      label !== undefined && width > 1 ? Math.min(200, width) : undefined,
      place === 'grid' && gutter !== DEFAULT_GUTTER ? between(0, gutter, 100) : undefined,
    ),
  };
}

/** A form has few distinct widths: reusing the object lets React skip the attribute. */
const known = new Map<string, CSSProperties>();

function styleOf(span: number | undefined, label: number | undefined, gutter: number | undefined): CSSProperties {
  const key = [span, label, gutter].join(' ');
  const style =
    known.get(key) ??
    ({
      ...(span !== undefined && { '--span': span }),
      ...(label !== undefined && { '--label': `${label}px` }),
      ...(gutter !== undefined && { '--gutter': `${gutter}px` }),
    } as CSSProperties);
  known.set(key, style);
  return style;
}

const between = (least: number, number: number, most: number) => Math.max(least, Math.min(most, number));
