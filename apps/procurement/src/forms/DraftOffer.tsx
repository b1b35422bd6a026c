import { formatDateTime } from '@gezi/ui';
import { Alert, Button, Space } from 'antd';
import { useTexts } from './texts';

interface DraftOfferProps {
  /** Epoch milliseconds of the last change. */
  savedAt: number;
  /** Shown if the record has changed since the draft was made. */
  outdated: string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore an unsaved draft. */
export function DraftOffer({ savedAt, outdated, onRestore, onDiscard }: DraftOfferProps) {
  const texts = useTexts();
  return (
    <Alert
      className="gezi-draft-offer"
      type={outdated === undefined ? 'info' : 'warning'}
      showIcon
      title={texts.draftFound(formatDateTime(savedAt))}
      {...(outdated !== undefined && { description: outdated })}
      action={
        <Space>
          <Button size="small" type="primary" onClick={onRestore}>
            {texts.draftRestore}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {texts.draftDiscard}
          </Button>
        </Space>
      }
    />
  );
}
