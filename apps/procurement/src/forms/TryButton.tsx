import { describeFailure } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';

interface TryButtonProps {
  label: string;
  icon: ReactNode;
  /** Message after a success. */
  done: string;
  /** A call with the values of the surrounding form; `silent`, because the failure is shown here. */
  run: () => Promise<unknown>;
}

/** Tries unsaved values of a form, e.g. a connection, and shows the result beside the button. */
export function TryButton({ label, icon, done, run }: TryButtonProps) {
  const locale = useLocale();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: run });
  return (
    <div className="gezi-try">
      <Button icon={icon} loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <div className="gezi-try-outcome" aria-live="polite">
        {isSuccess && <Alert type="success" showIcon title={done} />}
        {error && <Alert type="error" showIcon title={describeFailure(error, { locale }).message} />}
      </div>
    </div>
  );
}
