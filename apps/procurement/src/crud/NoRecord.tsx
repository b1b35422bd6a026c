import { describeFailure } from '@gezi/client';
import { EmptyState, PageCard, useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from './texts';

export interface NoRecordProps {
  /** Why it could not be read; absent when the address names none. */
  error?: unknown;
  onRetry: () => void;
  /** Said when the address names none. */
  missing: { title: string; hint: string };
  back: { label: string; path: string };
}

/** What stands in the place of a record that is not there, with the ways on. */
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
