import { describeFailure } from '@gezi/client';
import { Dialog, useLocale } from '@gezi/ui';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';

interface TryOutDialogProps {
  ruleName: string;
  /** Pixels. */
  width: number;
  /** Why there is no answer. */
  error: Error | null;
  onTry: () => void;
  onClose: () => void;
  /** What goes in with the button that submits it, and below it what comes out. */
  children: ReactNode;
}

/** The dialog in which a rule is tried out. */
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
