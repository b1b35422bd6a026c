import { jsonText } from '../../core/document/jsonText';
import type { FieldValue } from '../FieldValue';
import { checkFiles, readFiles } from './files';
import { plainText } from '../../core/model/plainValues';

export const uploadValue: FieldValue = {
  initialValue: (_data, saved) => (Array.isArray(saved) ? (saved.length ? jsonText(saved) : '') : (saved ?? '')),
  isBlank: (text) => text.trim() === '[]',
  checkShape: checkFiles,
  textOf: (value) =>
    readFiles(value)
      ?.map(({ name }) => name)
      .join(',') ?? plainText(value),
};
