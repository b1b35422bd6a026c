import type { CellDefinition } from '../../../core/cells/CellDefinition';
import { pathsOf } from './pathsOf';

/** Stored files: the row stores their comma-joined paths. */
export const filesCell = (type: string, defaultWidth: number): CellDefinition<string> => ({
  type,
  defaultWidth,
  control: 'text',
  commit: 'leave',
  empty: '',
  format: (value) => pathsOf(value).join(','),
  parse: (text) => ({ ok: true, value: pathsOf(text).join(',') }),
});
