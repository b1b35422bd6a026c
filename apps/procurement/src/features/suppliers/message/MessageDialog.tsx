import type { SupplierMessage } from '@gezi/domain';
import { Dialog } from '@gezi/ui';
import { Button, Typography } from 'antd';
import { useTexts } from './texts';

interface MessageDialogProps {
  message: SupplierMessage;
  onClose: () => void;
}

/** One message. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const texts = useTexts();
  const { title, content, createBy, createBy_dictText: sender, sendTime } = message;
  return (
    <Dialog open title={title} onCancel={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <Typography.Paragraph type="secondary">{texts.sentAt(sender ?? createBy ?? '', sendTime)}</Typography.Paragraph>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{content}</Typography.Paragraph>
    </Dialog>
  );
}
