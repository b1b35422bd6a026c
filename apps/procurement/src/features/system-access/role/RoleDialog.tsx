import { useClient } from '@gezi/client';
import { addRole, BUILT_IN_ROLES, checkRoleCode, editRole, listRoles, queryAllRoles, type RoleRow } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { renew } from '../../../crud/renew';
import { SaveDialog } from '../kit/SaveDialog';
import { useTexts } from '../texts';

interface Entered {
  roleName: string;
  roleCode: string;
  description?: string | null;
}

/** A role, to be entered. */
export function RoleDialog({ role, onClose }: { role?: RoleRow; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const t = texts.role;

  async function save({ roleName, roleCode, description }: Entered) {
    const members = { roleName: roleName.trim(), roleCode: roleCode.trim(), description: description?.trim() || null };
    if (role) await client.call(editRole, { id: role.id, updateTime: role.updateTime, ...members }, { silent: true });
    else await client.call(addRole, members, { silent: true });
    await renew(queries, listRoles, queryAllRoles);
  }

  return (
    <SaveDialog<Entered> title={role ? t.editTitle : t.addTitle} initial={role ?? {}} save={save} onClose={onClose}>
      <Form.Item
        name="roleName"
        label={t.roleName}
        rules={[{ required: true, whitespace: true, message: texts.required(t.roleName) }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="roleCode"
        label={t.roleCode}
        validateTrigger="onBlur"
        validateFirst
        rules={[
          { required: true, message: texts.required(t.roleCode) },
          { pattern: /^[A-Za-z]\w{1,63}$/, message: t.codeHint },
          {
            validator: async (_rule, roleCode: string) => {
              if (roleCode === role?.roleCode) return;
              await client.call(checkRoleCode, { roleCode, ...(role && { id: role.id }) }, { silent: true });
            },
          },
        ]}
      >
        <Input
          maxLength={64}
          autoComplete="off"
          placeholder={t.codeHint}
          disabled={role !== undefined && BUILT_IN_ROLES.includes(role.roleCode)}
        />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </SaveDialog>
  );
}
