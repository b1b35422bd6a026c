import { DepartSelect, DictSearchSelect, PositionSelect, RoleSelect } from '@gezi/pickers';
import { namedPopup } from '@gezi/ui';
import { AvatarUpload } from '@gezi/upload';
import { Divider, Form, Input, Radio, Select } from 'antd';
import { DayField } from '../../../crud/DayField';
import { PasswordPair } from '../../../crud/PasswordPair';
import { useDuplicateCheck } from '../../../crud/useDuplicateCheck';
import { useTexts } from './texts';

const TABLE = 'sys_user';

/** The fields of a user; account and password are given once. @param id none for a new user */
export function UserFormFields({ id }: { id?: string | undefined }) {
  const texts = useTexts();
  const isFree = useDuplicateCheck();
  const userType = Form.useWatch<string>('userType');
  const userIdentity = Form.useWatch<number>('userIdentity');
  const choices = (names: Record<number, string>) =>
    Object.entries(names).map(([value, label]) => ({ value: Number(value), label }));

  return (
    <>
      <Divider titlePlacement="start">{texts.accountPart}</Divider>
      <div className="gezi-drawer-pair">
        <Form.Item
          name="username"
          label={texts.username}
          validateFirst
          rules={
            id === undefined
              ? [
                  { required: true, message: texts.usernameMissing },
                  { pattern: /^[A-Za-z0-9_]{4,18}$/, message: texts.usernameWrong },
                  isFree(TABLE, 'username'),
                ]
              : []
          }
        >
          <Input maxLength={18} disabled={id !== undefined} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="realname"
          label={texts.realname}
          rules={[{ required: true, whitespace: true, message: texts.realnameMissing }]}
        >
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        {id === undefined && (
          <PasswordPair label={texts.password} confirmLabel={texts.confirmPassword} says={texts.passwordSays} />
        )}
        <Form.Item name="userType" label={texts.userType}>
          <Select
            virtual={false}
            popupRender={namedPopup(texts.userType)}
            options={Object.entries(texts.userTypes).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
        {userType === 'supplier' && (
          <Form.Item
            name="supplierId"
            label={texts.supplier}
            rules={[{ required: true, message: texts.supplierMissing }]}
          >
            <DictSearchSelect dictCode="supplier_info,name,id" aria-label={texts.supplier} />
          </Form.Item>
        )}
      </div>
      <Form.Item name="selectedroles" label={texts.roles}>
        <RoleSelect rowKey="id" aria-label={texts.roles} />
      </Form.Item>

      <Divider titlePlacement="start">{texts.workPart}</Divider>
      <Form.Item name="selecteddeparts" label={texts.departs}>
        <DepartSelect multiple aria-label={texts.departs} />
      </Form.Item>
      <div className="gezi-drawer-pair">
        <Form.Item name="workNo" label={texts.workNo} rules={[isFree(TABLE, 'work_no', id)]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="post" label={texts.post}>
          <PositionSelect aria-label={texts.post} />
        </Form.Item>
        <Form.Item name="userIdentity" label={texts.identity}>
          <Radio.Group aria-label={texts.identity} options={choices(texts.identities)} />
        </Form.Item>
        {userIdentity === 2 && (
          <Form.Item name="departIds" label={texts.departsInCharge}>
            <DepartSelect multiple aria-label={texts.departsInCharge} />
          </Form.Item>
        )}
        <Form.Item name="company" label={texts.company}>
          <Input maxLength={255} />
        </Form.Item>
        <Form.Item
          name="homePath"
          label={texts.homePath}
          rules={[{ pattern: /^\/[\w\-./]*$/, message: texts.homePathWrong }]}
        >
          <Input maxLength={255} placeholder={texts.homePathHint} />
        </Form.Item>
        <Form.Item name="activitiSync" label={texts.activitiSync}>
          <Radio.Group aria-label={texts.activitiSync} options={choices(texts.syncs).toReversed()} />
        </Form.Item>
      </div>

      <Divider titlePlacement="start">{texts.personPart}</Divider>
      <Form.Item name="avatar" label={texts.avatar}>
        <AvatarUpload size={80} />
      </Form.Item>
      <div className="gezi-drawer-pair">
        <Form.Item
          name="phone"
          label={texts.phone}
          validateFirst
          rules={[{ pattern: /^1[3-9]\d{9}$/, message: texts.phoneWrong }, isFree(TABLE, 'phone', id)]}
        >
          <Input maxLength={45} inputMode="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="email"
          label={texts.email}
          validateFirst
          rules={[{ type: 'email', message: texts.emailWrong }, isFree(TABLE, 'email', id)]}
        >
          <Input maxLength={100} inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="telephone" label={texts.telephone}>
          <Input maxLength={45} inputMode="tel" />
        </Form.Item>
        <Form.Item name="birthday" label={texts.birthday}>
          <DayField isPast />
        </Form.Item>
        <Form.Item name="sex" label={texts.sex}>
          <Radio.Group aria-label={texts.sex} options={choices(texts.sexes)} />
        </Form.Item>
      </div>
    </>
  );
}
