import { useTexts } from '../../texts/useTexts';
import { PickerModal } from '../kit/PickerModal';
import type { UserPickerDialogProps } from './UserPickerDialogProps';
import { UserPickerPanel } from './UserPickerPanel';

/** Dialog 根据部门选择用户: the department tree on the left, a search and the users on the right (B§2). */
export function UserPickerDialog({ open, title, onCancel, ...panel }: UserPickerDialogProps) {
  const texts = useTexts();
  return (
    <PickerModal open={open} title={title ?? texts.users.title} width={1250} onCancel={onCancel}>
      <UserPickerPanel {...panel} onCancel={onCancel} />
    </PickerModal>
  );
}
