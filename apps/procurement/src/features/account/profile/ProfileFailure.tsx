import { describeFailure } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useTexts } from './texts';

interface ProfileFailureProps {
  error: Error;
  onRetry: () => void;
}

/** What stands in the place of one's own record when it could not be read. */
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
