import type { QueryField } from '@gezi/advanced-query';
import { usePermission, type CallTarget } from '@gezi/client';
import { mayDeal } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { contains } from '../crud/core/contains';
import { pageParams, type ListState } from '../crud/core/listState';
import { ListView } from '../crud/ListView';
import type { PageOf } from '../crud/pageQuery';
import { RowButton } from '../crud/RowButton';
import type { SearchField } from '../crud/SearchField';
import type { Company } from '../visitor/CompanyBasics';
import { useTexts as useVisitorTexts } from '../visitor/texts';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { '0': 'processing', '-1': 'processing', '1': 'success', '2': 'error' };
const NO_FIELDS: readonly QueryField[] = [];

interface Registered extends Pick<Company, 'name' | 'creditCode' | 'linkman' | 'mobile'> {
  id: string;
  createTime: string | null;
  auditStatus: string;
}

/** What the list can be narrowed by. */
interface Filters {
  name?: string | undefined;
  auditStatus?: string | undefined;
}

interface AuditListViewProps<Row extends Registered> {
  title: string;
  /** Accessible name of the grid. */
  label: string;
  /** What the name of a company is called. */
  nameLabel: string;
  endpoint: CallTarget<Filters, PageOf<Row>>;
  /** What somebody must hold to decide; others may look. */
  right: string;
  /** Between the contact and the time of registration. */
  columns: readonly GridColumn<Row>[];
  /** Offered by the advanced query beside what all have; a constant list. */
  queryFields?: readonly QueryField[];
  /** The dialog of the row that was opened. */
  children: (id: string, onClose: () => void) => ReactNode;
}

/** Companies that registered, to be let in or not. */
export function AuditListView<Row extends Registered>(props: AuditListViewProps<Row>) {
  const { title, label, nameLabel, endpoint, right, columns, queryFields = NO_FIELDS, children } = props;
  const texts = useTexts();
  const { company } = useVisitorTexts();
  const mayAudit = usePermission(right);
  const [opened, setOpened] = useState<string>();

  const shown = useMemo<GridColumn<Row>[]>(
    () => [
      { key: 'name', title: nameLabel },
      {
        key: 'auditStatus',
        title: texts.status,
        width: 120,
        render: ({ auditStatus }) => <Tag color={COLORS[auditStatus]}>{texts.statuses[auditStatus]}</Tag>,
      },
      { key: 'creditCode', title: company.creditCode, width: 172 },
      { key: 'linkman', title: company.linkman, width: 88 },
      { key: 'mobile', title: company.mobile, width: 118 },
      ...columns,
      {
        key: 'createTime',
        title: texts.createTime,
        width: 155,
        isOrder: true,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      {
        key: 'operations',
        type: 'slot',
        title: texts.operations,
        width: 90,
        pin: 'end',
        render: ({ id, name, auditStatus }) => (
          <RowButton
            label={mayAudit && mayDeal(auditStatus) ? texts.deal : texts.view}
            of={name}
            onClick={() => setOpened(id)}
          />
        ),
      },
    ],
    [texts, company, nameLabel, columns, mayAudit],
  );
  const statuses = useMemo(() => Object.entries(texts.statuses).map(([value, label]) => ({ value, label })), [texts]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'name', label: nameLabel },
      { kind: 'choice', name: 'auditStatus', label: texts.status, options: statuses },
    ],
    [texts, nameLabel, statuses],
  );
  const asked = useMemo<QueryField[]>(
    () => [
      { key: 'name', label: nameLabel, type: 'text' },
      { key: 'creditCode', label: company.creditCode, type: 'text' },
      { key: 'linkman', label: company.linkman, type: 'text' },
      { key: 'mobile', label: company.mobile, type: 'text' },
      ...queryFields,
      { key: 'auditStatus', label: texts.status, type: 'select', options: statuses },
      { key: 'createTime', label: texts.createTime, type: 'date' },
    ],
    [texts, company, nameLabel, queryFields, statuses],
  );

  return (
    <>
      <ListView
        title={title}
        label={label}
        fields={fields}
        endpoint={endpoint}
        input={auditListInput}
        columns={shown}
        queryFields={asked}
      />
      {opened !== undefined && children(opened, () => setOpened(undefined))}
    </>
  );
}

function auditListInput(state: ListState): Filters {
  const { name, auditStatus } = state.filters;
  return { ...pageParams(state), name: contains(name), auditStatus };
}
