import type { CSSProperties, TdHTMLAttributes } from 'react';
import type { JsonObject } from '../../core/document/FormDocument';
import { numberMember, objectMember, textMember } from '../../core/document/members';
import { safeColor } from '../../runtime/kit/safeColor';

/** White and the grey of titles stand for the colours of the theme, also in dark mode. */
const PLAIN = ['#FFFFFF', '#FFF', 'white'];
const TITLE = ['#F6F6F6'];

/** Width of a table and height of its rows. Some forms are saved with `rowHeight` instead of `height`. */
export const tableStyle = (data: JsonObject): CSSProperties => {
  const height = numberMember(data, 'rowHeight', numberMember(data, 'height', 50));
  return {
    width: `${Math.max(1, Math.min(500, numberMember(data, 'width', 100)))}%`,
    '--row': `${Math.max(0, Math.min(1500, height))}px`,
  } as CSSProperties;
};

/** Spans and background of a cell. */
export function cellLook(
  data: JsonObject,
): Pick<TdHTMLAttributes<HTMLTableCellElement>, 'colSpan' | 'rowSpan' | 'className' | 'style'> {
  const background = textMember(objectMember(data, 'style'), 'background');
  const ground = safeColor(background, PLAIN);
  const isTitle = TITLE.includes(background.toUpperCase());
  const isOwn = ground !== undefined && !isTitle;
  return {
    colSpan: Math.max(1, numberMember(data, 'col', 1)),
    rowSpan: Math.max(1, numberMember(data, 'row', 1)),
    className: `gezi-form-cell${isTitle ? ' gezi-form-cell-title' : isOwn ? ' gezi-form-cell-own' : ''}`,
    style: isOwn ? { background: ground } : undefined,
  };
}
