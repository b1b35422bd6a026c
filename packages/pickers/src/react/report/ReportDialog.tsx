import { useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { PickerModal } from '../kit/PickerModal';
import type { ReportDialogProps } from './ReportDialogProps';
import { ReportPanel } from './ReportPanel';

/** Dialog to select rows of a configured report, with its query form and a paged table (B§2). */
export function ReportDialog({ open, title, width = 1200, onCancel, ...panel }: ReportDialogProps) {
  const texts = useTexts();
  const [named, setNamed] = useState({ code: '', name: '' });
  const name = named.code === panel.code ? named.name : '';
  return (
    <PickerModal open={open} title={title ?? (name || texts.loading)} width={width} onCancel={onCancel}>
      <ReportPanel
        key={panel.code}
        {...panel}
        onCancel={onCancel}
        onNamed={(to) => setNamed({ code: panel.code, name: to })}
      />
    </PickerModal>
  );
}
