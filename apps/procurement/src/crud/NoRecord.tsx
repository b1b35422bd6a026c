import { describeFailure } from '@gezi/client';
import { EmptyState, PageCard, useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from './texts';

export interface NoRecordProps {
  /** Why the record could not be read; absent if the address has no id. */
  error?: unknown;
  onRetry: () => void;
  /** Shown if the address has no id. */
  missing: { title: string; hint: string };
  back: { label: string; path: string };
}

/** Card in place of a record that does not exist or failed to load; offers a way back and a retry. */
export function NoRecord({ error, onRetry, missing, back }: NoRecordProps) {
  const texts = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const toList = <Button onClick={() => void navigate(back.path)}>{back.label}</Button>;
  if (error === undefined || error === null) {
    return (
      <PageCard>
        <EmptyState title={missing.title} description={missing.hint} action={toList} />
      </PageCard>
    );
  }
  return (
    <PageCard>
      <EmptyState
        title={describeFailure(error, { locale }).message}
        action={
          <>
            {toList}{' '}
            <Button type="primary" onClick={onRetry}>
              {texts.retry}
            </Button>
          </>
        }
      />
    </PageCard>
  );
}
