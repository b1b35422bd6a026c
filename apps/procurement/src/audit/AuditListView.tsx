import { usePermission, type CallTarget } from '@gezi/client';
import { mayDeal, type ListField } from '@gezi/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPage } from '../crud/ListPage';
import type { PageOf } from '../crud/pageQuery';
import { useTexts } from './texts';

interface Registered {
  id: string;
  name: string;
  auditStatus: string;
}

interface AuditListViewProps<Row extends Registered> {
  title: string;
  /** Accessible name of the grid. */
  label: string;
  /** Constants. */
  fields: readonly ListField[];
  endpoints: { list: CallTarget<unknown, PageOf<Row>> };
  /** What somebody must hold to decide; others may look. */
  right: string;
  /** The dialog of the row that was opened. */
  children: (id: string, onClose: () => void) => ReactNode;
}

/** Companies that registered, to be let in or not. */
export function AuditListView<Row extends Registered>(props: AuditListViewProps<Row>) {
  const { title, label, fields, endpoints, right, children } = props;
  const texts = useTexts();
  const mayAudit = usePermission(right);
  const [opened, setOpened] = useState<string>();
  const rowActions = useMemo(() => {
    const open = ({ id }: Row) => setOpened(id);
    const isForReview = ({ auditStatus }: Row) => mayAudit && mayDeal(auditStatus);
    return [
      { key: 'deal', label: texts.deal, visible: isForReview, onClick: open },
      { key: 'view', label: texts.view, visible: (row: Row) => !isForReview(row), onClick: open },
    ];
  }, [texts, mayAudit]);

  return (
    <>
      <ListPage
        fields={fields}
        endpoints={endpoints}
        texts={useMemo(() => ({ title, listLabel: label }), [title, label])}
        nameOf={nameOf}
        rowActions={rowActions}
      />
      {opened !== undefined && children(opened, () => setOpened(undefined))}
    </>
  );
}

const nameOf = ({ name }: Registered) => name;
