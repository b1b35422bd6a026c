import { Barcode } from '@gezi/ui';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { plainText } from '../../core/model/plainValues';
import { safeColor } from '../../runtime/kit/safeColor';
import type { FieldProps } from '../../runtime/FieldProps';

/** The value as a bar code. */
export function BarcodeField({ item, value }: FieldProps) {
  return (
    <Barcode
      value={plainText(value)}
      format={textMember(item, 'format') || 'CODE128'}
      lineColor={safeColor(textMember(item, 'lineColor')) ?? '#000'}
      background={safeColor(textMember(item, 'background')) ?? '#fff'}
      height={numberMember(item, 'height', 30)}
      lineWidth={numberMember(item, 'width', 5)}
      fontSize={numberMember(item, 'fontSize', 12)}
      displayValue={booleanMember(item, 'displayValue', true)}
    />
  );
}
