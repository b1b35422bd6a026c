import { useClient } from '@gezi/client';
import { MONEY_DECIMALS, viewSupplierProfile, type SupplierProfile } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Card, Drawer, Skeleton, Statistic } from 'antd';
import { SupplierFacts } from '../shared/SupplierFacts';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import './supplier.css';

/** A supplier with its figures. */
export function SupplierProfileDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: [viewSupplierProfile.path, id],
    queryFn: ({ signal }) => client.call(viewSupplierProfile, { id }, { signal, silent: true }),
    retry: false,
  });
  return (
    <Drawer title={texts.profileTitle} open size={820} onClose={onClose}>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <section className="gezi-supplier-figures" aria-label={texts.figures}>
            {figuresOf(data, texts).map(({ title, value, note }) => (
              <Card key={title} size="small">
                <Statistic title={title} value={value} />
                <span className="gezi-supplier-note">{note}</span>
              </Card>
            ))}
          </section>
          <SupplierFacts supplier={data.supplier} />
        </>
      )}
    </Drawer>
  );
}

function figuresOf({ contracts, bids, orders, evals, blackRecords }: SupplierProfile, texts: Texts) {
  const amount = (yuan: number) => texts.amount(formatNumber(yuan, MONEY_DECIMALS));
  return [
    { title: texts.contracts, value: contracts.count, note: amount(contracts.amount) },
    { title: texts.bids, value: bids.count, note: texts.won(bids.won) },
    { title: texts.orders, value: orders.count, note: amount(orders.amount) },
    { title: texts.evals, value: evals.count, note: evals.score === null ? '' : texts.scored(evals.score) },
    { title: texts.blackRecords, value: blackRecords.count, note: texts.inForce(blackRecords.inForce) },
  ];
}
