import { usePermission } from '@gezi/client';
import { mayDeal } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { RowButton } from '../crud/RowButton';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { '0': 'processing', '-1': 'processing', '1': 'success', '2': 'error' };

interface Registered {
  id: string;
  name: string;
  createTime: string | null;
  auditStatus: string;
}

/**
 * What every list of registrations ends with: when it came, its state, and the door to it.
 *
 * @param right what somebody must hold to decide; others may look
 * @param onOpen called with the id of the row
 */
export function useAuditList<Row extends Registered>(right: string, onOpen: (id: string) => void) {
  const texts = useTexts();
  const mayAudit = usePermission(right);
  return useMemo(() => {
    const options = Object.entries(texts.statuses).map(([value, text]) => ({ value, text }));
    const columns: GridColumn<Row>[] = [
      {
        key: 'createTime',
        title: texts.createTime,
        width: 165,
        isOrder: true,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      {
        key: 'auditStatus',
        title: texts.status,
        width: 140,
        render: ({ auditStatus }) => <Tag color={COLORS[auditStatus]}>{texts.statuses[auditStatus]}</Tag>,
      },
      {
        key: 'operations',
        title: texts.operations,
        width: 90,
        pin: 'end',
        render: ({ id, name, auditStatus }) => (
          <RowButton
            label={mayAudit && mayDeal(auditStatus) ? texts.deal : texts.view}
            of={name}
            onClick={() => onOpen(id)}
          />
        ),
      },
    ];
    return {
      columns,
      /** The state, in the search form. */
      field: { kind: 'choice', name: 'auditStatus', label: texts.status, options } as const,
      /** State and time, in the advanced query. */
      queryFields: [
        { field: 'auditStatus', text: texts.status, type: 'select', options },
        { field: 'createTime', text: texts.createTime, type: 'date' },
      ] as const,
    };
  }, [texts, mayAudit, onOpen]);
}
