import { Later, lazyPart } from '@gezi/ui';
import type { FailureCountProps } from './FailureCount';
import { useStoreValue } from './useStoreValue';

const FailureCount = lazyPart(async () => (await import('./FailureCount')).FailureCount);

/** Announces how many cells are not valid. The text loads with the first of them. */
export function Failures<Row extends object>(props: FailureCountProps<Row>) {
  const hasFailures = useStoreValue(props.store, ({ failureCount }) => failureCount > 0);
  return (
    <output className="gezi-failures">
      {hasFailures ? (
        <Later failure={null}>
          <FailureCount {...props} />
        </Later>
      ) : null}
    </output>
  );
}
