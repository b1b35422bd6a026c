import type { CallTarget } from '@gezi/client';
import type { ListField } from '@gezi/domain';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPage } from '../crud/ListPage';
import type { PageOf } from '../crud/pageQuery';
import { useAuditActions } from './useAuditActions';

interface Registered {
  id: string;
  name: string;
  auditStatus: string;
}

interface AuditListViewProps<Row extends Registered> {
  title: string;
  /** Accessible name of the grid. */
  label: string;
  /** Must be constant. */
  fields: readonly ListField[];
  endpoints: { list: CallTarget<unknown, PageOf<Row>> };
  /** Permission required to decide; other users have read-only access. */
  permission: string;
  /** The dialog of the opened row. */
  children: (id: string, onClose: () => void) => ReactNode;
}

/** List of company registrations to approve or reject. */
export function AuditListView<Row extends Registered>(props: AuditListViewProps<Row>) {
  const { title, label, fields, endpoints, permission, children } = props;
  const [opened, setOpened] = useState<string>();
  const rowActions = useAuditActions<Row>(permission, setOpened);

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
