import { useClient } from '@gezi/client';
import {
  addPermission,
  editPermission,
  listPermissions,
  listTopMenus,
  menuType,
  type PermissionAdd,
  type PermissionNode,
} from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useWatch } from 'react-hook-form';
import { invalidate } from '../../../crud/invalidate';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { NumberField } from '../../../forms/fields/NumberField';
import { RadioField } from '../../../forms/fields/RadioField';
import { SelectField } from '../../../forms/fields/SelectField';
import { SwitchField } from '../../../forms/fields/SwitchField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from '../shared/texts';
import { IconSelect } from './IconSelect';

interface MenuDialogProps {
  /** Absent for a new one. */
  menu?: PermissionNode | undefined;
  /** Parent of a new one. */
  parent?: PermissionNode | undefined;
  onClose: () => void;
}

const FLAGS = ['route', 'hidden', 'keepAlive', 'hideTab', 'alwaysShow'] as const;

/** Form values of a menu or button. */
type Entered = Required<PermissionAdd>;

/** Form of a menu or button; its type determines the fields. */
export function MenuDialog({ menu, parent, onClose }: MenuDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();

  async function save(entered: Entered) {
    const members = membersOf(entered);
    if (menu) {
      await client.call(editPermission, { id: menu.id, updateTime: menu.updateTime, ...members }, { silent: true });
    } else await client.call(addPermission, members, { silent: true });
    await invalidate(queries, listTopMenus, listPermissions);
  }

  return (
    <RecordDialog
      title={menu ? texts.menu.editTitle : texts.menu.addTitle}
      width={680}
      schema={addPermission.input}
      initial={menu ? stored(menu) : newMenu(parent)}
      draft={menu ? draftFor('menu', menu) : draftFor(`menu.${parent?.id ?? 'top'}`)}
      save={save}
      onClose={onClose}
    >
      <MenuFields id={menu?.id} />
    </RecordDialog>
  );
}

/** Fields by menu type. @param id of the menu; absent for a new one */
function MenuFields({ id }: { id: string | undefined }) {
  const texts = useTexts();
  const t = texts.menu;
  const client = useClient();
  const kind = useWatch<Entered, 'menuType'>({ name: 'menuType' });
  const menus = useQuery({ queryKey: [listPermissions.path, {}], queryFn: () => client.call(listPermissions, {}) });
  const isButton = kind === menuType.button;
  return (
    <div className="gezi-fields">
      <RadioField
        className="gezi-field-wide"
        name="menuType"
        label={t.type}
        options={t.types.map((label, value) => ({ value, label }))}
      />
      <TextField name="name" label={t.name} />
      <TextField name="nameEn" label={texts.englishName} />
      {kind !== menuType.top && (
        <ControlField name="parentId" label={t.parent} isRequired>
          <TreeSelect
            aria-label={t.parent}
            treeData={parentsIn(menus.data ?? [], id)}
            loading={menus.isPending}
            showSearch={{ treeNodeFilterProp: 'title' }}
            virtual={false}
          />
        </ControlField>
      )}
      {isButton ? (
        <>
          <TextField name="perms" label={t.perms} isRequired hint={t.permsHint} />
          <SelectField
            name="permsType"
            label={t.permsType}
            options={Object.entries(t.permsTypes).map(([value, label]) => ({ value, label }))}
          />
          <RadioField
            name="status"
            label={texts.status}
            options={[
              { value: '1', label: t.valid },
              { value: '0', label: t.invalid },
            ]}
          />
        </>
      ) : (
        <>
          <TextField name="url" label={t.url} isRequired placeholder="/isystem/user" />
          <TextField name="component" label={t.component} isRequired placeholder="layouts/RouteView" />
          <TextField name="componentName" label={t.componentName} />
          {kind === menuType.top && <TextField name="redirect" label={t.redirect} />}
          <ControlField name="icon" label={t.icon}>
            <IconSelect />
          </ControlField>
        </>
      )}
      <NumberField name="sortNo" label={t.sortNo} />
      {!isButton && (
        <>
          <RadioField
            name="internalOrExternal"
            label={t.external}
            options={[
              { value: false, label: t.internalOpen },
              { value: true, label: t.externalOpen },
            ]}
          />
          <div className="gezi-field-wide gezi-access-flags">
            {FLAGS.map((flag) => (
              <SwitchField key={flag} name={flag} label={t[flag]} />
            ))}
          </div>
        </>
      )}
      <AreaField className="gezi-field-wide" name="description" label={texts.description} lines={[1, 4]} />
    </div>
  );
}

/** Initial values: at the top level, or under a parent. */
const newMenu = (parent: PermissionNode | undefined): Entered => ({
  menuType: parent ? 1 : 0,
  parentId: parent?.id ?? '',
  name: '',
  nameEn: '',
  url: '',
  component: parent ? '' : 'layouts/RouteView',
  componentName: '',
  redirect: '',
  icon: null,
  sortNo: 1,
  route: true,
  keepAlive: false,
  hidden: false,
  hideTab: false,
  alwaysShow: false,
  internalOrExternal: false,
  perms: '',
  permsType: '1',
  status: '1',
  description: '',
});

const stored = (menu: PermissionNode): Entered => ({
  ...newMenu(undefined),
  menuType: menu.menuType === menuType.button ? 2 : menu.menuType === menuType.top ? 0 : 1,
  parentId: menu.parentId,
  name: menu.name,
  nameEn: menu.nameEn,
  url: menu.url,
  component: menu.component,
  componentName: menu.componentName,
  redirect: menu.redirect,
  icon: menu.icon,
  sortNo: menu.sortNo,
  route: menu.route,
  keepAlive: menu.keepAlive,
  hidden: menu.hidden,
  hideTab: menu.hideTab,
  alwaysShow: menu.alwaysShow,
  internalOrExternal: menu.internalOrExternal,
  perms: menu.perms,
  permsType: menu.permsType === '2' ? '2' : '1',
  status: menu.status === '0' ? '0' : '1',
  description: menu.description,
});

/** Request body: fields of the type as entered, other members as stored. */
function membersOf(entered: Entered): PermissionAdd {
  const { name, nameEn, sortNo, description, perms, permsType, status, redirect, parentId, ...page } = entered;
  const common = { menuType: entered.menuType, name, nameEn, sortNo, description };
  switch (entered.menuType) {
    case menuType.button:
      return { ...common, parentId, perms, permsType, status };
    case menuType.top:
      return { ...page, ...common, parentId: '', redirect };
    default:
      return { ...page, ...common, parentId };
  }
}

interface ParentChoice {
  value: string;
  title: string;
  children: ParentChoice[];
}

/** Possible parents. @param except the menu itself; excludes its descendants too */
const parentsIn = (nodes: readonly PermissionNode[], except: string | undefined): ParentChoice[] =>
  nodes
    .filter((node) => node.menuType !== menuType.button && node.id !== except)
    .map(({ id, title, children }) => ({ value: id, title, children: parentsIn(children ?? [], except) }));
