import { usePermission } from '@gezi/client';
import { isAuditOpen } from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { useTexts } from './texts';

interface Registered {
  id: string;
  auditStatus: string;
}

/**
 * Row actions that open a registration: to decide on it if the caller may, else to read it.
 *
 * @param permission required to decide
 * @param open must be constant
 */
export function useAuditActions<Row extends Registered>(
  permission: string,
  open: (id: string) => void,
): readonly RowAction<Row>[] {
  const texts = useTexts();
  const mayAudit = usePermission(permission);
  return useMemo(() => {
    const onClick = ({ id }: Row) => open(id);
    const isForReview = ({ auditStatus }: Row) => mayAudit && isAuditOpen('approve', auditStatus);
    return [
      { key: 'deal', label: texts.deal, visible: isForReview, onClick },
      { key: 'view', label: texts.view, visible: (row: Row) => !isForReview(row), onClick },
    ];
  }, [texts, mayAudit, open]);
}
