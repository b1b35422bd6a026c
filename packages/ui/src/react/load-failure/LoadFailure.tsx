import { Alert, Button } from 'antd';
import { useLaterTexts } from '../../texts/later/useLaterTexts';

export interface LoadFailureProps {
  /** Why it could not be loaded. */
  message: string;
  /** Loads again; without it there is no button. */
  onRetry?: () => void;
}

/** Shows in place why something could not be loaded, with a button to try again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const texts = useLaterTexts();
  return (
    <Alert
      className="gezi-load-failure"
      type="error"
      showIcon
      title={message}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    />
  );
}
