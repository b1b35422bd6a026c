import { describeFailure } from '@gezi/client';
import { Dialog, useLocale } from '@gezi/ui';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';

interface TryOutDialogProps {
  ruleName: string;
  /** Pixels. */
  width: number;
  /** Why there is no result. */
  error: Error | null;
  onTry: () => void;
  onClose: () => void;
  /** Input and, below it, the result. */
  children: ReactNode;
}

/** Dialog that tests a rule. */
export function TryOutDialog({ ruleName, width, error, onTry, onClose, children }: TryOutDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <Dialog
      open
      width={width}
      title={texts.tryTitle(ruleName)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <form
        className="gezi-try"
        onSubmit={(event) => {
          event.preventDefault();
          onTry();
        }}
      >
        {children}
        {error && <Alert type="error" showIcon title={describeFailure(error, { locale }).message} />}
      </form>
    </Dialog>
  );
}
