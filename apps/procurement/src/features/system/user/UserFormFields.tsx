import { DepartSelect, DictSearchSelect, PositionSelect, RoleSelect } from '@gezi/pickers';
import { AvatarUpload } from '@gezi/upload';
import { Divider } from 'antd';
import { useWatch } from 'react-hook-form';
import { DayField } from '../../../forms/fields/DayField';
import { PasswordPair } from '../../../forms/fields/PasswordPair';
import { RadioField } from '../../../forms/fields/RadioField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import type { UserFields } from './core/userFields';
import { useTexts } from './texts';

const TABLE = 'sys_user';

/** Form fields of a user; account and password only for a new one. @param id absent for a new user */
export function UserFormFields({ id }: { id?: string | undefined }) {
  const texts = useTexts();
  const isFree = useDuplicateCheck();
  const [userType, userIdentity] = useWatch<UserFields, ['userType', 'userIdentity']>({
    name: ['userType', 'userIdentity'],
  });
  const choices = (names: Record<number, string>) =>
    Object.entries(names).map(([value, label]) => ({ value: Number(value), label }));

  return (
    <>
      <Divider titlePlacement="start">{texts.accountPart}</Divider>
      <div className="gezi-fields">
        <TextField
          name="username"
          label={texts.username}
          missing={texts.usernameMissing}
          wrong={texts.usernameWrong}
          maxLength={18}
          disabled={id !== undefined}
          autoComplete="off"
          check={id === undefined ? isFree(TABLE, 'username') : undefined}
        />
        <TextField name="realname" label={texts.realname} missing={texts.realnameMissing} autoComplete="off" />
        {id === undefined && (
          <PasswordPair label={texts.password} confirmLabel={texts.confirmPassword} messages={texts.passwordSays} />
        )}
        <SelectField
          name="userType"
          label={texts.userType}
          options={Object.entries(texts.userTypes).map(([value, label]) => ({ value, label }))}
        />
        {userType === 'supplier' && (
          <ControlField name="supplierId" label={texts.supplier} missing={texts.supplierMissing} isRequired>
            <DictSearchSelect dictCode="supplier_info,name,id" aria-label={texts.supplier} />
          </ControlField>
        )}
      </div>
      <ControlField name="selectedroles" label={texts.roles}>
        <RoleSelect rowKey="id" aria-label={texts.roles} />
      </ControlField>

      <Divider titlePlacement="start">{texts.workPart}</Divider>
      <ControlField name="selecteddeparts" label={texts.departs}>
        <DepartSelect multiple aria-label={texts.departs} />
      </ControlField>
      <div className="gezi-fields">
        <TextField name="workNo" label={texts.workNo} maxLength={100} check={isFree(TABLE, 'work_no', id)} />
        <ControlField name="post" label={texts.post}>
          <PositionSelect aria-label={texts.post} />
        </ControlField>
        <RadioField name="userIdentity" label={texts.identity} options={choices(texts.identities)} />
        {userIdentity === 2 && (
          <ControlField name="departIds" label={texts.departsInCharge}>
            <DepartSelect multiple aria-label={texts.departsInCharge} />
          </ControlField>
        )}
        <TextField name="company" label={texts.company} />
        <TextField
          name="homePath"
          label={texts.homePath}
          wrong={texts.homePathWrong}
          placeholder={texts.homePathHint}
        />
        <RadioField name="activitiSync" label={texts.activitiSync} options={choices(texts.syncs).toReversed()} />
      </div>

      <Divider titlePlacement="start">{texts.personPart}</Divider>
      <ControlField name="avatar" label={texts.avatar}>
        <AvatarUpload size={80} />
      </ControlField>
      <div className="gezi-fields">
        <TextField
          name="phone"
          label={texts.phone}
          wrong={texts.phoneWrong}
          inputMode="tel"
          autoComplete="off"
          check={isFree(TABLE, 'phone', id)}
        />
        <TextField
          name="email"
          label={texts.email}
          wrong={texts.emailWrong}
          inputMode="email"
          autoComplete="off"
          check={isFree(TABLE, 'email', id)}
        />
        <TextField name="telephone" label={texts.telephone} inputMode="tel" />
        <DayField name="birthday" label={texts.birthday} isPast />
        <RadioField name="sex" label={texts.sex} options={choices(texts.sexes)} />
      </div>
    </>
  );
}
