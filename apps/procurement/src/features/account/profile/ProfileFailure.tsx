import { describeFailure } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useTexts } from './texts';

interface ProfileFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Shown if the caller's own record could not be read. */
export function ProfileFailure({ error, onRetry }: ProfileFailureProps) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <EmptyState
      title={texts.loadFailed}
      description={describeFailure(error, { locale }).message}
      action={
        <Button type="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
