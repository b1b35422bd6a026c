import { formatDateTime } from '@gezi/ui';
import { Alert, Button, Space } from 'antd';
import { useTexts } from './texts';

interface DraftOfferProps {
  /** Epoch milliseconds of the last change. */
  savedAt: number;
  /** Said where the record is another one by now. */
  outdated: string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what was typed and never saved. */
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
