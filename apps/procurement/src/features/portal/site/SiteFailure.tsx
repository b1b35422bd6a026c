import { ApiError, describeFailure } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';

interface SiteFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Link shown if the server reports that the content does not exist. */
  back?: ReactNode;
}

/** Message in place of content that failed to load or does not exist; offers a retry or a way back. */
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
