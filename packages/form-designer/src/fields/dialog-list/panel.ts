import { requiredAddressProblems } from '../../core/problems/addressProblems';
import type { FieldPanel } from '../FieldPanel';
import { columnListProblems } from '../shared/dialog/columnListProblems';
import { dialogLines } from '../shared/dialog/dialogLines';

export const dialogListPanel: FieldPanel = {
  lines: dialogLines,
  problems: (data) => [...columnListProblems(data), ...requiredAddressProblems(data)],
};
