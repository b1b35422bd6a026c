import { useClient, usePermission } from '@gezi/client';
import { deleteDepartRoles, listDepartRoles, type DepartRole } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { DepartSelect, type PickedDepart } from '@gezi/pickers';
import { EmptyState, formatDateTime, PageCard, PageHeader } from '@gezi/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { PAGE_SIZES } from '../../../crud/core/listState';
import { pageQuery } from '../../../crud/pageQuery';
import { removeByIds } from '../../../crud/removeByIds';
import { usePageState } from '../../../crud/usePageState';
import { renew } from '../../../crud/renew';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { useTexts } from '../shared/texts';
import { DepartRoleDialog } from './DepartRoleDialog';
import { DepartRolePeople } from './DepartRolePeople';
import { DepartRights, DepartRoleRights } from './DepartRights';
import { DepartRoleRowActions } from './DepartRoleRowActions';

type Opened = { what: 'add' | 'rights' } | { what: 'edit' | 'authorise' | 'people'; role: DepartRole };

/** `/isystem/departRole`: what a department has, and the roles within it. */
export function DepartRolePage() {
  const texts = useTexts();
  const t = texts.depart;
  const id = useId();
  const [depart, setDepart] = useState<PickedDepart>();
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
              {maySeeRights && <Button onClick={() => setOpened({ what: 'rights' })}>{t.rights}</Button>}
              {mayEdit && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
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
            onChange={(_value, [chosen]) => setDepart(chosen)}
          />
        </div>
      </PageCard>
      <PageCard>
        {depart ? (
          <DepartRoleGrid key={depart.id} departId={depart.id} onOpen={setOpened} />
        ) : (
          <EmptyState title={t.chooseDepart} description={t.chooseHint} />
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

/** The roles of one department. */
function DepartRoleGrid({ departId, onOpen }: DepartRoleGridProps) {
  const texts = useTexts();
  const t = texts.depart;
  const client = useClient();
  const queries = useQueryClient();
  const mayEdit = usePermission('system:depart:edit');
  const [{ pageNo, pageSize }, setPage] = useState<{ pageNo: number; pageSize: number }>({ pageNo: 1, pageSize: 10 });
  const roles = useQuery({
    ...pageQuery(client, listDepartRoles, { deptId: departId, pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const page = usePageState(roles);
  const { remove, batchActions } = useRowRemoval<DepartRole>({
    may: mayEdit,
    removal: removeByIds(client, deleteDepartRoles, () => renew(queries, listDepartRoles)),
    removed: texts.removed,
  });
  const columns = useMemo<GridColumn<DepartRole>[]>(
    () => [
      { key: 'roleName', title: t.roleName, width: 180 },
      { key: 'roleCode', title: t.roleCode, width: 160 },
      { key: 'description', title: texts.description },
      {
        key: 'createTime',
        title: texts.createTime,
        width: 165,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      {
        key: 'actions',
        type: 'slot',
        title: texts.actions,
        width: 200,
        pin: 'end',
        render: (role) => (
          <DepartRoleRowActions
            role={role}
            onAct={(action) =>
              action === 'remove' ? remove([role], texts.removeOne(role.roleName)) : onOpen({ what: action, role })
            }
          />
        ),
      },
    ],
    [texts, t, remove, onOpen],
  );

  return (
    <ListGrid
      label={t.listLabel}
      columns={columns}
      {...page}
      rowNumber
      maxHeight={Infinity}
      emptyText={t.empty}
      {...(batchActions.length > 0 && { selection: 'checkbox' as const, batchActions })}
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
