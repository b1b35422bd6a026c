import { AreaField } from '../../../forms/fields/AreaField';
import { TextField } from '../../../forms/fields/TextField';
import type { RemoteCheck } from '../../../forms/core/checkFields';
import { useTexts } from './texts';

/** What is entered of a role, of the tenant or of a department. */
export interface EnteredRole {
  roleName: string;
  roleCode: string;
  description: string | null;
}

interface RoleFieldsProps {
  nameLabel: string;
  codeLabel: string;
  /** Asks whether the code is free; default nobody is asked. */
  codeCheck?: RemoteCheck;
  isCodeFixed?: boolean;
}

/** Name, code and description of a role. */
export function RoleFields({ nameLabel, codeLabel, codeCheck, isCodeFixed = false }: RoleFieldsProps) {
  const texts = useTexts();
  const { codeHint } = texts.role;
  return (
    <>
      <TextField name="roleName" label={nameLabel} autoComplete="off" />
      <TextField
        name="roleCode"
        label={codeLabel}
        wrong={codeHint}
        maxLength={64}
        autoComplete="off"
        placeholder={codeHint}
        disabled={isCodeFixed}
        check={codeCheck}
      />
      <AreaField name="description" label={texts.description} lines={[2, 5]} />
    </>
  );
}

/** A stored role as the form has it; without one the form of a new one. */
export const roleFields = (stored?: EnteredRole): EnteredRole => ({
  roleName: stored?.roleName ?? '',
  roleCode: stored?.roleCode ?? '',
  description: stored?.description ?? '',
});

/** As the server takes it. */
export const membersOfRole = ({ roleName, roleCode, description }: EnteredRole) => ({
  roleName,
  roleCode,
  description: description || null,
});
