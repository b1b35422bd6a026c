import { useClient } from '@gezi/client';
import {
  addTenantPack,
  editTenantPack,
  listPermissions,
  listTenantPacks,
  listTenants,
  type PermissionNode,
  type RightNode,
  type TenantPack,
} from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { RightTreeBox } from '../shared/RightTreeBox';
import { draftFor } from '../../../forms/core/draft';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from '../shared/texts';

interface Entered {
  packName: string;
  remarks: string | null;
  permissionIds: string[];
}

/** Form of a package: name and permissions. */
export function PackDialog({ pack, onClose }: { pack?: TenantPack | undefined; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.tenant;
  const client = useClient();
  const queries = useQueryClient();

  async function save({ packName, remarks, permissionIds }: Entered) {
    const members = { packName, remarks: remarks || null, permissionIds };
    if (pack)
      await client.call(editTenantPack, { id: pack.id, updateTime: pack.updateTime, ...members }, { silent: true });
    else await client.call(addTenantPack, members, { silent: true });
    await invalidate(queries, listTenantPacks, listTenants);
  }

  return (
    <RecordDialog
      title={pack ? t.editPack : t.addPack}
      width={640}
      schema={addTenantPack.input}
      initial={{
        packName: pack?.packName ?? '',
        remarks: pack?.remarks ?? '',
        permissionIds: pack?.permissionIds ?? NONE,
      }}
      draft={draftFor('tenant-pack', pack)}
      save={save}
      onClose={onClose}
    >
      <TextField name="packName" label={t.packName} />
      <TextField name="remarks" label={t.remarks} />
      <ControlField name="permissionIds" label={t.packRights} isLabelled={false}>
        <PackRights />
      </ControlField>
    </RecordDialog>
  );
}

const NONE: string[] = [];

interface PackRightsProps {
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
}

/** Selects the package's permissions from all menus and buttons. */
function PackRights({ value = [], onChange }: PackRightsProps) {
  const { tenant: t } = useTexts();
  const client = useClient();
  const menus = useQuery({ queryKey: [listPermissions.path, {}], queryFn: () => client.call(listPermissions, {}) });
  const tree = useMemo(() => menus.data?.map(rightOf), [menus.data]);
  if (!tree) return <Skeleton active />;
  return (
    <div className="gezi-access-scroll">
      <RightTreeBox
        label={t.packRights}
        tree={tree}
        chosen={new Set(value)}
        onChange={(chosen) => onChange?.([...chosen])}
      />
    </div>
  );
}

/** Packages may contain all permissions, not only those of the active tenant. */
const rightOf = ({ id, name, parentId, icon, menuType, isLeaf, children }: PermissionNode): RightNode => ({
  id,
  key: id,
  value: id,
  title: name,
  slotTitle: name,
  parentId,
  icon,
  menuType,
  ruleFlag: 0,
  scopedSlots: { title: 'hasDatarule' },
  isLeaf,
  leaf: isLeaf,
  children: children?.map(rightOf) ?? null,
});
