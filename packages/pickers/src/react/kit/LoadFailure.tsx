import { describeFailure, useClientKit, type ApiError } from '@gezi/client';
import { Alert, Button } from 'antd';
import { useTexts } from '../../texts/useTexts';

/** Says in place why something could not be loaded, with a button to try again. */
export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const texts = useTexts();
  const { locale } = useClientKit();
  return (
    <Alert
      className="gezi-picker-failure"
      type="error"
      showIcon
      title={describeFailure(error, { locale }).message || texts.loadFailed}
      action={
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
