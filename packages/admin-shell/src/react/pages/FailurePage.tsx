import { Button } from 'antd';
import { isChunkError } from '../../core/chunkError';
import { useTexts } from '../../texts/useTexts';
import { ErrorPage } from './ErrorPage';

export interface FailurePageProps {
  error: unknown;
  onRetry: () => void;
  onHome?: () => void;
}

/** Page shown in place of a page that threw an error or whose script could not be loaded. */
export function FailurePage({ error, onRetry, onHome }: FailurePageProps) {
  const texts = useTexts();
  const chunk = isChunkError(error);
  return (
    <ErrorPage
      status={500}
      showStatus={false}
      title={chunk ? texts.chunkFailed : texts.pageFailed}
      description={chunk ? texts.chunkFailedHint : texts.pageFailedHint}
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
          {chunk && <Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
          {onHome && <Button onClick={onHome}>{texts.backHome}</Button>}
        </>
      }
    >
      {!chunk && (
        <details className="gezi-error-page-detail">
          <summary>{texts.technicalDetail}</summary>
          <pre>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
        </details>
      )}
    </ErrorPage>
  );
}
