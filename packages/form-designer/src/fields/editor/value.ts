import { booleanMember, numberMember } from '../../core/document/members';
import type { FieldValue } from '../FieldValue';
import { checkText } from '../shared/value/wrongKind';
import { htmlText, isBlankHtml } from './htmlText';
import { plainText } from '../../core/model/plainValues';

export const editorValue: FieldValue = {
  rules: {
    length: (data) => (booleanMember(data, 'validateMaxText') ? [{ maxText: numberMember(data, 'max', 2000) }] : []),
    textsOf: (value) => [typeof value === 'string' ? htmlText(value) : value],
  },
  isBlank: isBlankHtml,
  checkShape: checkText,
  textOf: (value) => htmlText(plainText(value)).trim(),
};
