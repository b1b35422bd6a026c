import { useClient } from '@gezi/client';
import { viewSupplier } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Skeleton } from 'antd';
import { SupplierFacts } from '../shared/SupplierFacts';
import { useTexts } from './texts';

/** The data of a shared supplier, read-only. */
export function SharedSupplierDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: [viewSupplier.path, id],
    queryFn: ({ signal }) => client.call(viewSupplier, { id }, { signal, silent: true }),
    retry: false,
  });
  return (
    <Drawer title={texts.viewTitle} open size={820} onClose={onClose}>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data && <SupplierFacts supplier={data} />}
    </Drawer>
  );
}
