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
import { namedPopup } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, InputNumber, Radio, Select, Switch, TreeSelect } from 'antd';
import { useState } from 'react';
import { renew } from '../../../crud/renew';
import { SaveDialog } from '../shared/SaveDialog';
import { useTexts } from '../shared/texts';
import { IconSelect } from './IconSelect';

type Entered = PermissionAdd;

interface MenuDialogProps {
  /** None for a new one. */
  menu?: PermissionNode | undefined;
  /** What a new one stands below. */
  parent?: PermissionNode | undefined;
  onClose: () => void;
}

const FLAGS = ['route', 'hidden', 'keepAlive', 'hideTab', 'alwaysShow'] as const;

/** A menu or button, to be entered: its kind decides what is asked for. */
export function MenuDialog({ menu, parent, onClose }: MenuDialogProps) {
  const texts = useTexts();
  const t = texts.menu;
  const client = useClient();
  const queries = useQueryClient();
  const [kind, setKind] = useState<number>(menu?.menuType ?? (parent ? menuType.sub : menuType.top));
  const menus = useQuery({ queryKey: [listPermissions.path, {}], queryFn: () => client.call(listPermissions, {}) });
  const isButton = kind === menuType.button;
  const must = (label: string) => [{ required: true, whitespace: true, message: texts.required(label) }];

  async function save(entered: Entered) {
    const members = { ...entered, ...(kind === menuType.top && { parentId: '' }) };
    if (menu) {
      await client.call(editPermission, { id: menu.id, updateTime: menu.updateTime, ...members }, { silent: true });
    } else await client.call(addPermission, members, { silent: true });
    await renew(queries, listTopMenus, listPermissions);
  }

  return (
    <SaveDialog<Entered>
      title={menu ? t.editTitle : t.addTitle}
      width={680}
      initial={menu ? stored(menu) : fresh(kind, parent)}
      save={save}
      onClose={onClose}
      onValuesChange={({ menuType: chosen }) => chosen !== undefined && setKind(chosen)}
    >
      <div className="gezi-access-two">
        <Form.Item className="gezi-access-wide" name="menuType" label={t.type}>
          <Radio.Group options={t.types.map((label, value) => ({ value, label }))} />
        </Form.Item>
        <Form.Item name="name" label={t.name} rules={must(t.name)}>
          <Input maxLength={100} />
        </Form.Item>
        {kind !== menuType.top && (
          <Form.Item name="parentId" label={t.parent} rules={[{ required: true, message: texts.required(t.parent) }]}>
            <TreeSelect
              aria-label={t.parent}
              treeData={parentsIn(menus.data ?? [], menu?.id)}
              loading={menus.isPending}
              showSearch={{ treeNodeFilterProp: 'title' }}
              virtual={false}
            />
          </Form.Item>
        )}
        {!isButton && (
          <>
            <Form.Item name="url" label={t.url} rules={must(t.url)}>
              <Input maxLength={255} placeholder="/isystem/user" />
            </Form.Item>
            <Form.Item name="component" label={t.component} rules={must(t.component)}>
              <Input maxLength={255} placeholder="layouts/RouteView" />
            </Form.Item>
            <Form.Item name="componentName" label={t.componentName}>
              <Input maxLength={100} />
            </Form.Item>
            {kind === menuType.top && (
              <Form.Item name="redirect" label={t.redirect}>
                <Input maxLength={255} />
              </Form.Item>
            )}
            <Form.Item name="icon" label={t.icon}>
              <IconSelect />
            </Form.Item>
          </>
        )}
        {isButton && (
          <>
            <Form.Item name="perms" label={t.perms} rules={must(t.perms)} extra={t.permsHint}>
              <Input maxLength={500} />
            </Form.Item>
            <Form.Item name="permsType" label={t.permsType}>
              <Select
                aria-label={t.permsType}
                popupRender={namedPopup(t.permsType)}
                virtual={false}
                options={Object.entries(t.permsTypes).map(([value, label]) => ({ value, label }))}
              />
            </Form.Item>
            <Form.Item name="status" label={texts.status}>
              <Radio.Group
                options={[
                  { value: '1', label: t.valid },
                  { value: '0', label: t.invalid },
                ]}
              />
            </Form.Item>
          </>
        )}
        <Form.Item name="sortNo" label={t.sortNo}>
          <InputNumber min={0} max={1_000_000} />
        </Form.Item>
        {!isButton && (
          <>
            <Form.Item name="internalOrExternal" label={t.external}>
              <Radio.Group
                options={[
                  { value: false, label: t.internalOpen },
                  { value: true, label: t.externalOpen },
                ]}
              />
            </Form.Item>
            <div className="gezi-access-wide gezi-access-flags">
              {FLAGS.map((flag) => (
                <Form.Item key={flag} name={flag} label={t[flag]} valuePropName="checked">
                  <Switch />
                </Form.Item>
              ))}
            </div>
          </>
        )}
        <Form.Item className="gezi-access-wide" name="description" label={texts.description}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      </div>
    </SaveDialog>
  );
}

const fresh = (kind: number, parent: PermissionNode | undefined): Partial<Entered> => ({
  menuType: kind === menuType.top ? 0 : 1,
  ...(parent && { parentId: parent.id }),
  component: kind === menuType.top ? 'layouts/RouteView' : '',
  sortNo: 1,
  route: true,
  keepAlive: false,
  hidden: false,
  hideTab: false,
  alwaysShow: false,
  internalOrExternal: false,
  permsType: '1',
  status: '1',
});

const stored = (menu: PermissionNode): Partial<Entered> => ({
  menuType: menu.menuType === menuType.button ? 2 : menu.menuType === menuType.top ? 0 : 1,
  parentId: menu.parentId,
  name: menu.name,
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

interface ParentChoice {
  value: string;
  title: string;
  children: ParentChoice[];
}

/** Menus that another may stand below. @param except the menu itself, and so what is below it */
const parentsIn = (nodes: readonly PermissionNode[], except: string | undefined): ParentChoice[] =>
  nodes
    .filter((node) => node.menuType !== menuType.button && node.id !== except)
    .map(({ id, name, children }) => ({ value: id, title: name, children: parentsIn(children ?? [], except) }));
