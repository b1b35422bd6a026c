import { useTexts } from '../../texts/useTexts';
import { PickerModal } from '../kit/PickerModal';
import type { DepartPickerDialogProps } from './DepartPickerDialogProps';
import { DepartPickerPanel } from './DepartPickerPanel';

/** Dialog 选择部门: the department tree with a search and, with `multiple`, the menu 树操作 (B§2). */
export function DepartPickerDialog({ open, title, width = 500, onCancel, ...panel }: DepartPickerDialogProps) {
  const texts = useTexts();
  return (
    <PickerModal open={open} title={title ?? texts.departs.title} width={width} onCancel={onCancel}>
      <DepartPickerPanel {...panel} onCancel={onCancel} />
    </PickerModal>
  );
}
