import { describeFailure } from '@gezi/client';
import { EmptyState, PageCard, useLocale } from '@gezi/ui';
import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { FORM_LIST_PATH } from './formPath';
import { useTexts } from './texts';

interface FormStateProps {
  /** Absent while the form is on its way, and when there is no id to ask for. */
  error?: unknown;
  /** No id in the address. */
  isNone?: boolean;
  onRetry: () => void;
}

/** What stands in the place of a form that is not there yet, or not at all. */
export function FormState({ error, isNone = false, onRetry }: FormStateProps) {
  const texts = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const toList = <Button onClick={() => void navigate(FORM_LIST_PATH)}>{texts.backToList}</Button>;
  if (isNone) {
    return (
      <PageCard>
        <EmptyState title={texts.notFoundTitle} description={texts.notFoundHint} action={toList} />
      </PageCard>
    );
  }
  if (error === undefined || error === null) {
    return (
      <PageCard>
        <output className="gezi-form-loading" aria-label={texts.loading}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </output>
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
