import type { Profile, ProfileChange, UserInfo } from '@gezi/domain';

/** Form values as JSON; empty texts mean no value. */
export interface ProfileFields {
  avatar: string | null;
  realname: string;
  sex: number | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  email: string;
  telephone: string;
}

export const toFields = (of: Profile | UserInfo): ProfileFields => ({
  avatar: of.avatar,
  realname: of.realname,
  sex: of.sex,
  birthday: of.birthday,
  email: of.email ?? '',
  telephone: of.telephone ?? '',
});

/** The request sends all fields, so that emptied ones are cleared. */
export const toChange = (fields: ProfileFields, username: string): ProfileChange => ({
  username,
  realname: fields.realname.trim(),
  avatar: fields.avatar || null,
  sex: fields.sex,
  birthday: fields.birthday,
  email: fields.email.trim() || null,
  telephone: fields.telephone.trim() || null,
});
