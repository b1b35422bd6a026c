import { useSession } from '@gezi/client';
import { supplierPageOf, type SupplierMessage } from '@gezi/domain';
import { Dialog } from '@gezi/ui';
import { Button, Typography } from 'antd';
import { useNavigate } from 'react-router';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from './texts';

interface MessageDialogProps {
  message: SupplierMessage;
  onClose: () => void;
}

/** One message. The people of the supplier open the record it is about. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const texts = useTexts();
  const nameOf = useLocalName();
  const navigate = useNavigate();
  const isSupplier = Boolean(useSession().user?.supplierId);
  const { createBy, createBy_dictText: sender, sendTime } = message;
  const page = isSupplier ? supplierPageOf(message.busType, message.busId) : undefined;
  const content = nameOf(message.content ?? '', message.contentEn);
  return (
    <Dialog
      open
      title={nameOf(message.title, message.titleEn)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {page !== undefined && (
            <Button
              type="primary"
              onClick={() => {
                onClose();
                void navigate(page);
              }}
            >
              {texts.details}
            </Button>
          )}
        </>
      }
    >
      <Typography.Paragraph type="secondary">{texts.sentAt(sender ?? createBy ?? '', sendTime)}</Typography.Paragraph>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{content}</Typography.Paragraph>
    </Dialog>
  );
}
