import { useClient } from '@gezi/client';
import { listRounds, type ResultOf } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useQuery } from '@tanstack/react-query';
import { PartTable } from '../../../../documents/PartTable';
import { roundRows, type RoundRow } from './core/roundRows';
import { totalText } from './core/totalText';
import { useTexts } from './texts';

export type Rounds = ResultOf<typeof listRounds>;

/** Rounds of a project, oldest first. */
export function useRounds(purchaseInfoId: string) {
  const client = useClient();
  return useQuery({
    queryKey: [listRounds.path, purchaseInfoId],
    queryFn: ({ signal }) => client.call(listRounds, { purchaseInfoId }, { signal, silent: true }),
  });
}

/** Rounds side by side: a row per supplier, a column per round. */
export function RoundTable({ rounds }: { rounds: Rounds }) {
  const texts = useTexts();
  const columns: GridColumn<RoundRow>[] = [
    { key: 'supplierName', title: texts.supplierName, width: 220, pin: 'start' },
    ...rounds.map(({ round }): GridColumn<RoundRow> => ({
      key: `round-${round}`,
      type: 'slot',
      title: texts.roundOf(round),
      width: 160,
      align: 'end',
      render: ({ prices }) => {
        const bid = prices[round];
        if (!bid) return '—';
        return bid.tenderPrice === null ? texts.sealed : totalText(bid.tenderPrice);
      },
    })),
  ];
  return <PartTable label={texts.rounds} columns={columns} rows={roundRows(rounds)} emptyText={texts.roundsEmpty} />;
}
