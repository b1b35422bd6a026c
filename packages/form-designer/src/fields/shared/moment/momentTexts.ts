import { textMember } from '../../../core/document/members';
import { listOf } from '../../../core/model/plainValues';
import type { FieldValue } from '../../FieldValue';
import { momentText, type MomentKind } from './moments';

/** A date or time in its shown format; the ends of a range with the separator of the item. */
export const momentTexts =
  (kind: MomentKind): NonNullable<FieldValue['textOf']> =>
  (value, data) =>
    listOf(value)
      .map((one) => momentText(one, kind, data))
      .join(` ${textMember(data, 'range-separator', '-')} `);
