import { useClient } from '@gezi/client';
import { viewOwnSupplier } from '@gezi/domain';
import { PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { RecordState } from '../../../crud/RecordState';
import { SupplierFacts } from './SupplierFacts';
import { useTexts } from './texts';

/** `/supplier/info`: the supplier that the caller acts for. */
export function OwnSupplierPage() {
  const texts = useTexts();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [viewOwnSupplier.path],
    queryFn: ({ signal }) => client.call(viewOwnSupplier, {}, { signal, silent: true }),
    retry: false,
  });
  return (
    <>
      <PageHeader title={texts.infoTitle} />
      {data ? (
        <PageCard>
          <SupplierFacts supplier={data} />
        </PageCard>
      ) : (
        <RecordState
          isNone={false}
          loading={texts.loading}
          error={error}
          onRetry={() => void refetch()}
          missing={texts.none}
          back={{ label: texts.home, path: '/dashboard/analysis' }}
        />
      )}
    </>
  );
}
