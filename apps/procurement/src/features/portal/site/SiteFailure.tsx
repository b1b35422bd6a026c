import { ApiError, describeFailure } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';

interface SiteFailureProps {
  error: unknown;
  onRetry: () => void;
  /** The way on where the server says that there is no such thing. */
  back?: ReactNode;
}

/** What stands in the place of content that did not come. */
export function SiteFailure({ error, onRetry, back }: SiteFailureProps) {
  const texts = useTexts();
  const locale = useLocale();
  if (back && error instanceof ApiError && error.kind === 'rejected')
    return <EmptyState title={texts.notFound} description={texts.notFoundHint} action={back} />;
  return (
    <EmptyState
      title={texts.failed}
      description={describeFailure(error, { locale }).message}
      action={
        <Button type="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
