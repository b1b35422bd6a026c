import type { CSSProperties } from 'react';
import type { FormNode, JsonObject } from '../../core/document/FormDocument';
import { numberMember, textMember } from '../../core/document/members';

const JUSTIFY: Readonly<Record<string, string>> = {
  start: 'flex-start',
  end: 'flex-end',
  center: 'center',
  'space-around': 'space-around',
  'space-between': 'space-between',
};
const ALIGN: Readonly<Record<string, string>> = { top: 'flex-start', middle: 'center', bottom: 'flex-end' };

/** Gutter and alignment of the columns of a row. With `default` the alignment has no effect. */
export const rowStyle = (data: JsonObject): CSSProperties =>
  ({
    '--gutter': `${Math.max(0, Math.min(100, numberMember(data, 'gutter', 0)))}px`,
    ...(textMember(data, 'flex') !== 'default' && {
      justifyContent: JUSTIFY[textMember(data, 'justify')],
      alignItems: ALIGN[textMember(data, 'align')],
    }),
  }) as CSSProperties;

/** Width of a column in 24 units. */
export const columnStyle = ({ data }: FormNode): CSSProperties =>
  ({ '--span': Math.max(1, Math.min(24, Math.round(numberMember(data, 'span', 24)))) }) as CSSProperties;
