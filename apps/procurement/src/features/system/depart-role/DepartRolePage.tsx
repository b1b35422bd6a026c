import { useClient, usePermission } from '@gezi/client';
import { deleteDepartRoles, departRoleFields, listDepartRoles, type DepartRole } from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { DepartSelect, type PickedDepart } from '@gezi/pickers';
import { EmptyState, PageCard, PageHeader, useLocale } from '@gezi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { departTreeQuery } from '../../../crud/DepartTree';
import { PAGE_SIZES } from '../../../crud/core/listState';
import { pageQuery } from '../../../crud/pageQuery';
import { usePageState } from '../../../crud/usePageState';
import { listColumns } from '../../../crud/listColumns';
import { useRemoval } from '../../../crud/useRemoval';
import { useTexts } from '../shared/texts';
import { DepartRoleDialog } from './DepartRoleDialog';
import { DepartRolePeople } from './DepartRolePeople';
import { DepartRights, DepartRoleRights } from './DepartRights';

type Opened = { what: 'add' | 'rights' } | { what: 'edit' | 'authorise' | 'people'; role: DepartRole };

/** `/isystem/departRole`: permissions and roles of departments. */
export function DepartRolePage() {
  const texts = useTexts();
  const t = texts.depart;
  const id = useId();
  const [chosen, setChosen] = useState<PickedDepart>();
  const roots = useQuery(departTreeQuery(useClient()));
  const depart = chosen ?? roots.data?.[0];
  const [opened, setOpened] = useState<Opened>();
  const mayEdit = usePermission('system:depart:edit');
  const maySeeRights = usePermission('system:permission:list');
  const close = () => setOpened(undefined);

  return (
    <>
      <PageHeader
        title={t.title}
        actions={
          depart && (
            <>
              {mayEdit && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
              {maySeeRights && <Button onClick={() => setOpened({ what: 'rights' })}>{t.rights}</Button>}
            </>
          )
        }
      />
      <PageCard>
        <div className="gezi-access-search">
          <label htmlFor={id}>{t.depart}</label>
          <DepartSelect
            id={id}
            aria-label={t.depart}
            placeholder={t.chooseDepart}
            value={depart?.id ?? ''}
            onChange={(_value, [picked]) => setChosen(picked)}
          />
        </div>
      </PageCard>
      <PageCard>
        {depart ? (
          <DepartRoleGrid key={depart.id} departId={depart.id} onOpen={setOpened} />
        ) : (
          !roots.isPending && <EmptyState title={t.chooseDepart} description={t.chooseHint} />
        )}
      </PageCard>
      {depart && opened?.what === 'add' && <DepartRoleDialog departId={depart.id} onClose={close} />}
      {depart && opened?.what === 'rights' && <DepartRights depart={depart} onClose={close} />}
      {depart && opened?.what === 'edit' && (
        <DepartRoleDialog departId={depart.id} role={opened.role} onClose={close} />
      )}
      {opened?.what === 'authorise' && <DepartRoleRights role={opened.role} onClose={close} />}
      {opened?.what === 'people' && <DepartRolePeople role={opened.role} onClose={close} />}
    </>
  );
}

interface DepartRoleGridProps {
  departId: string;
  onOpen: (opened: Opened) => void;
}

/** Roles of one department. */
function DepartRoleGrid({ departId, onOpen }: DepartRoleGridProps) {
  const texts = useTexts();
  const t = texts.depart;
  const client = useClient();
  const mayEdit = usePermission('system:depart:edit');
  const [{ pageNo, pageSize }, setPage] = useState<{ pageNo: number; pageSize: number }>({ pageNo: 1, pageSize: 10 });
  const roles = useQuery({
    ...pageQuery(client, listDepartRoles, { deptId: departId, pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const page = usePageState(roles);
  const maySeeRights = usePermission('system:permission:list');
  const { remove, batchAction } = useRemoval<DepartRole>({
    several: deleteDepartRoles,
    invalidates: [listDepartRoles],
    removed: texts.removed,
  });
  const language = useLocale();
  const columns = useMemo(() => listColumns<DepartRole>(departRoleFields, { language, dicts: {} }), [language]);
  const rowActions = useMemo<RowAction<DepartRole>[]>(() => {
    const action = (what: 'authorise' | 'people' | 'edit', label: string) => ({
      key: what,
      label,
      onClick: (role: DepartRole) => onOpen({ what, role }),
    });
    return [
      ...(maySeeRights ? [action('authorise', t.authorise)] : []),
      ...(mayEdit
        ? [
            action('people', t.people),
            { ...action('edit', texts.edit), inMenu: true },
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              inMenu: true,
              onClick: (role: DepartRole) => remove([role], texts.removeOne(role.roleName)),
            },
          ]
        : []),
    ];
  }, [texts, t, maySeeRights, mayEdit, remove, onOpen]);
  const batchActions = useMemo(() => [batchAction], [batchAction]);

  return (
    <ListGrid
      label={t.listLabel}
      columns={columns}
      rowActions={rowActions}
      rowName={nameOf}
      {...page}
      rowNumber
      maxHeight={Infinity}
      emptyText={t.empty}
      {...(mayEdit && { selection: 'checkbox' as const, batchActions })}
      pagination={{
        page: pageNo,
        pageSize,
        total: roles.data?.total ?? 0,
        pageSizeOptions: PAGE_SIZES,
        onChange: (next, size) => setPage({ pageNo: next, pageSize: size }),
      }}
    />
  );
}

const nameOf = ({ roleName }: DepartRole) => roleName;
