import { Form, Input, type FormRule } from 'antd';
import { useTexts } from './texts';

/** What is entered of a role, of the tenant or of a department. */
export interface EnteredRole {
  roleName: string;
  roleCode: string;
  description?: string | null;
}

interface RoleFieldsProps {
  nameLabel: string;
  codeLabel: string;
  /** Asked once the code is left; default nothing. */
  codeCheck?: (roleCode: string) => Promise<void>;
  isCodeFixed?: boolean;
}

/** Name, code and description of a role: `Form.Item`s. */
export function RoleFields({ nameLabel, codeLabel, codeCheck, isCodeFixed = false }: RoleFieldsProps) {
  const texts = useTexts();
  const { codeHint } = texts.role;
  const codeRules: FormRule[] = [
    { required: true, message: texts.required(codeLabel) },
    { pattern: /^[A-Za-z]\w{1,63}$/, message: codeHint },
  ];
  if (codeCheck) codeRules.push({ validator: (_rule, roleCode: string) => codeCheck(roleCode) });
  return (
    <>
      <Form.Item
        name="roleName"
        label={nameLabel}
        rules={[{ required: true, whitespace: true, message: texts.required(nameLabel) }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="roleCode" label={codeLabel} validateTrigger="onBlur" validateFirst rules={codeRules}>
        <Input maxLength={64} autoComplete="off" placeholder={codeHint} disabled={isCodeFixed} />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </>
  );
}

/** As the server takes it. */
export const membersOfRole = ({ roleName, roleCode, description }: EnteredRole) => ({
  roleName: roleName.trim(),
  roleCode: roleCode.trim(),
  description: description?.trim() || null,
});
