import { lazy, Suspense, type ReactNode } from 'react';
import type { FailureCountProps } from './FailureCount';
import { useStoreValue } from './useStoreValue';

const FailureCount = lazy(async () => ({ default: (await import('./FailureCount')).FailureCount })) as <
  Row extends object,
>(
  props: FailureCountProps<Row>,
) => ReactNode;

/** Announces how many cells are not valid. The text loads with the first of them. */
export function Failures<Row extends object>(props: FailureCountProps<Row>) {
  const hasFailures = useStoreValue(props.store, ({ failureCount }) => failureCount > 0);
  return (
    <output className="gezi-failures">
      {hasFailures ? (
        <Suspense fallback={null}>
          <FailureCount {...props} />
        </Suspense>
      ) : null}
    </output>
  );
}
