import type { SysUser } from '@gezi/domain';

/** Form values of a user; empty texts mean no value. */
export interface UserFields {
  username: string;
  realname: string;
  password: string;
  confirmpassword: string;
  avatar: string;
  birthday: string | null;
  sex: 1 | 2 | null;
  email: string;
  phone: string;
  telephone: string;
  workNo: string;
  post: string;
  selecteddeparts: string;
  selectedroles: string;
  userIdentity: 1 | 2;
  departIds: string;
  userType: 'buyer' | 'supplier' | 'expert' | 'admin';
  supplierId: string;
  company: string;
  homePath: string;
  activitiSync: 0 | 1;
  updateTime: string | null;
}

const EMPTY: UserFields = {
  username: '',
  realname: '',
  password: '',
  confirmpassword: '',
  avatar: '',
  birthday: null,
  sex: null,
  email: '',
  phone: '',
  telephone: '',
  workNo: '',
  post: '',
  selecteddeparts: '',
  selectedroles: '',
  userIdentity: 1,
  departIds: '',
  userType: 'buyer',
  supplierId: '',
  company: '',
  homePath: '',
  activitiSync: 1,
  updateTime: null,
};

interface UserToEdit {
  user: SysUser;
  selecteddeparts: string;
  selectedroles: string;
}

/** Form values of a stored user, or of a new one. */
export function userFields(stored?: UserToEdit): UserFields {
  if (!stored) return EMPTY;
  const { user, selecteddeparts, selectedroles } = stored;
  return {
    ...EMPTY,
    selecteddeparts,
    selectedroles,
    username: user.username,
    realname: user.realname,
    avatar: user.avatar ?? '',
    birthday: user.birthday,
    sex: user.sex === 1 || user.sex === 2 ? user.sex : null,
    email: user.email ?? '',
    phone: user.phone ?? '',
    telephone: user.telephone ?? '',
    workNo: user.workNo ?? '',
    post: user.post ?? '',
    userIdentity: user.userIdentity === 2 ? 2 : 1,
    departIds: user.departIds ?? '',
    userType: user.userType as UserFields['userType'],
    supplierId: user.supplierId ?? '',
    company: user.company ?? '',
    homePath: user.homePath ?? '',
    activitiSync: user.activitiSync === 0 ? 0 : 1,
    updateTime: user.updateTime,
  };
}
