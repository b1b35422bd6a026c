import type { AnnouncementRow } from '@gezi/domain';
import { Dialog, RichContent } from '@gezi/ui';
import { Button } from 'antd';
import { PriorityTag } from '../PriorityTag';
import { useTexts } from '../texts';

interface PreviewDialogProps {
  notice: Pick<AnnouncementRow, 'titile' | 'msgContent' | 'msgAbstract' | 'priority'> &
    Partial<Pick<AnnouncementRow, 'sender' | 'sender_dictText' | 'sendTime'>>;
  onClose: () => void;
}

/** An announcement as its readers see it. */
export function PreviewDialog({ notice, onClose }: PreviewDialogProps) {
  const texts = useTexts();
  const sender = notice.sender_dictText ?? notice.sender;
  return (
    <Dialog
      open
      width={640}
      title={notice.titile || texts.untitled}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className="gezi-notice-meta">
        <PriorityTag priority={notice.priority} />
        {sender && <span>{texts.senderOf(sender)}</span>}
        {notice.sendTime && <span>{texts.sentAt(notice.sendTime)}</span>}
      </p>
      {notice.msgContent || notice.msgAbstract ? (
        <RichContent html={notice.msgContent || notice.msgAbstract} />
      ) : (
        texts.noContent
      )}
    </Dialog>
  );
}
