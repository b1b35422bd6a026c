import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from './texts';

interface ConflictAlertProps {
  /** The server's message: who changed the document and when. */
  message: string;
  onReload: () => void;
}

/** Reports that another user changed the document, and offers to reload it. Scrolls into view. */
export function ConflictAlert({ message, onReload }: ConflictAlertProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: 'center' }), [message]);
  return (
    <div ref={box} className="gezi-document-note">
      <Alert
        type="warning"
        showIcon
        title={message}
        description={texts.conflictHint}
        action={
          <Button size="small" onClick={onReload}>
            {texts.reload}
          </Button>
        }
      />
    </div>
  );
}
