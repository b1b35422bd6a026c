import { useTexts } from '../../texts/useTexts';
import { PickerModal } from '../kit/PickerModal';
import { BizPanel } from './BizPanel';
import type { BizSelectDialogProps } from './BizSelectDialogProps';

/** …选择: a search and the records left, what is chosen right (B§2, 900 wide, five a page: B§9). */
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
