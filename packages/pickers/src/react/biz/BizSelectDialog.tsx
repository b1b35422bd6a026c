import { useTexts } from '../../texts/useTexts';
import { PickerModal } from '../kit/PickerModal';
import { BizPanel } from './BizPanel';
import type { BizSelectDialogProps } from './BizSelectDialogProps';

/** Dialog …选择: a search and a paged table on the left, the selected records on the right (B§2, B§9). */
export function BizSelectDialog({ open, onCancel, ...panel }: BizSelectDialogProps) {
  const texts = useTexts();
  return (
    <PickerModal
      open={open}
      title={panel.source.title ?? texts.biz.title(panel.source.name)}
      width={900}
      onCancel={onCancel}
    >
      <BizPanel {...panel} onCancel={onCancel} />
    </PickerModal>
  );
}
