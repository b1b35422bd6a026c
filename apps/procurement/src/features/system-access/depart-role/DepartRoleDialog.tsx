import { useClient } from '@gezi/client';
import { addDepartRole, editDepartRole, listDepartRoles, type DepartRole } from '@gezi/domain';
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

interface DepartRoleDialogProps {
  departId: string;
  /** None for a new one. */
  role?: DepartRole;
  onClose: () => void;
}

/** A role of a department, to be entered. */
export function DepartRoleDialog({ departId, role, onClose }: DepartRoleDialogProps) {
  const texts = useTexts();
  const t = texts.depart;
  const client = useClient();
  const queries = useQueryClient();

  async function save({ roleName, roleCode, description }: Entered) {
    const members = { roleName: roleName.trim(), roleCode: roleCode.trim(), description: description?.trim() || null };
    if (role) {
      await client.call(editDepartRole, { id: role.id, updateTime: role.updateTime, ...members }, { silent: true });
    } else await client.call(addDepartRole, { departId, ...members }, { silent: true });
    await renew(queries, listDepartRoles);
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
        rules={[
          { required: true, message: texts.required(t.roleCode) },
          { pattern: /^[A-Za-z]\w{1,63}$/, message: texts.role.codeHint },
        ]}
      >
        <Input maxLength={64} autoComplete="off" placeholder={texts.role.codeHint} />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </SaveDialog>
  );
}
