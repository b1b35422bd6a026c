import { Later, lazyPart } from '@gezi/ui';
import type { RefObject } from 'react';
import type { FailureCountProps } from './FailureCount';
import { useStoreValue } from './useStoreValue';

const FailureCount = lazyPart(async () => (await import('./FailureCount')).FailureCount);

export interface FailuresProps<Row extends object> extends FailureCountProps<Row> {
  /** Element for messages that may not be in the live region. */
  messages: RefObject<HTMLElement | null>;
}

/** Announces how many cells are not valid. The text loads with the first of them. */
export function Failures<Row extends object>({ messages, ...props }: FailuresProps<Row>) {
  const hasFailures = useStoreValue(props.store, ({ failureCount }) => failureCount > 0);
  return (
    <output className="gezi-failures">
      {hasFailures ? (
        <Later failurePlace={messages}>
          <FailureCount {...props} />
        </Later>
      ) : null}
    </output>
  );
}
