import { Dialog } from '@gezi/ui';
import { useTexts } from './texts';

interface LeaveQuestionProps {
  open: boolean;
  /** Text of the question before leaving; default: unsaved changes are discarded. */
  content?: string | undefined;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave with unsaved changes. */
export function LeaveQuestion({ open, content, onLeave, onStay }: LeaveQuestionProps) {
  const texts = useTexts();
  return (
    <Dialog
      open={open}
      title={texts.leaveTitle}
      okText={texts.leave}
      cancelText={texts.stay}
      okButtonProps={{ danger: true }}
      onOk={onLeave}
      onCancel={onStay}
    >
      {content ?? texts.leaveContent}
    </Dialog>
  );
}
