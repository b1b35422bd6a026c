import { jsonText } from '../../core/document/jsonText';
import type { FieldValue } from '../FieldValue';
import { checkFiles } from './files';

export const uploadValue: FieldValue = {
  initialValue: (_data, saved) => (Array.isArray(saved) ? (saved.length ? jsonText(saved) : '') : (saved ?? '')),
  isBlank: (text) => text.trim() === '[]',
  checkShape: checkFiles,
};
