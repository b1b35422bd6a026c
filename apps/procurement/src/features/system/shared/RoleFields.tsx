import { AreaField } from '../../../forms/fields/AreaField';
import { TextField } from '../../../forms/fields/TextField';
import type { RemoteCheck } from '../../../forms/core/checkFields';
import { useTexts } from './texts';

/** Form values of a role, of a tenant or a department. */
export interface EnteredRole {
  roleName: string;
  /** Only roles of tenants have one. */
  roleNameEn?: string | null;
  roleCode: string;
  description: string | null;
  descriptionEn?: string | null;
}

interface RoleFieldsProps {
  nameLabel: string;
  /** Default: no field for an English name. */
  englishLabel?: string;
  codeLabel: string;
  /** Checks that the code is unused; default: no check. */
  codeCheck?: RemoteCheck;
  isCodeFixed?: boolean;
}

/** Name, code and description of a role. */
export function RoleFields({ nameLabel, englishLabel, codeLabel, codeCheck, isCodeFixed = false }: RoleFieldsProps) {
  const texts = useTexts();
  const { codeHint } = texts.role;
  return (
    <>
      <TextField name="roleName" label={nameLabel} autoComplete="off" />
      {englishLabel && <TextField name="roleNameEn" label={englishLabel} autoComplete="off" />}
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
      {englishLabel && <AreaField name="descriptionEn" label={texts.englishDescription} lines={[2, 5]} />}
    </>
  );
}

/** Form values of a stored role, or of a new one. */
export const roleFields = (stored?: EnteredRole): EnteredRole => ({
  roleName: stored?.roleName ?? '',
  roleCode: stored?.roleCode ?? '',
  description: stored?.description ?? '',
});

/** Request body. */
export const membersOfRole = ({ roleName, roleCode, description }: EnteredRole) => ({
  roleName,
  roleCode,
  description: description || null,
});
