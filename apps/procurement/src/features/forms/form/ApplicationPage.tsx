import { usePermission } from '@gezi/client';
import { formFields, listForms, type SysFormRow } from '@gezi/domain';
import { EmptyState, PageCard, PageHeader } from '@gezi/ui';
import { useMemo } from 'react';
import { useTabTitle } from '../../../crud/useTabTitle';
import { ListPage } from '../../../crud/ListPage';
import { fillPath } from '../shared/formPaths';
import { useTexts } from './texts';

const ENDPOINTS = { list: listForms };
const COLUMNS = ['formName', 'remark', 'updateTime'];
const FIELDS = formFields.filter(({ key }) => COLUMNS.includes(key));

/** `/lowcode/apply`: forms the caller can apply with. */
export function ApplicationPage() {
  const t = useTexts().application;
  const mayFill = usePermission('online:cgform:data');
  // The list names its tab itself.
  useTabTitle(mayFill ? undefined : t.title);
  const texts = useMemo(() => ({ title: t.title, listLabel: t.listLabel, description: t.hint }), [t]);
  const rowActions = useMemo(() => [{ key: 'apply', label: t.apply, href: ({ id }: SysFormRow) => fillPath(id) }], [t]);
  if (!mayFill) {
    return (
      <>
        <PageHeader title={t.title} />
        <PageCard>
          <EmptyState title={t.none} />
        </PageCard>
      </>
    );
  }
  return (
    <ListPage
      fields={FIELDS}
      endpoints={ENDPOINTS}
      texts={texts}
      nameOf={nameOf}
      columns={COLUMNS}
      rowActions={rowActions}
    />
  );
}

const nameOf = ({ formName }: SysFormRow) => formName;
