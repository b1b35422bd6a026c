import type { Profile, ProfileChange, UserInfo } from '@gezi/domain';

/** What stands in the form, as JSON has it; empty texts are nothing. */
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

/** What is sent: everything in the form, for what was emptied is taken away. */
export const toChange = (fields: ProfileFields, username: string): ProfileChange => ({
  username,
  realname: fields.realname.trim(),
  avatar: fields.avatar || null,
  sex: fields.sex,
  birthday: fields.birthday,
  email: fields.email.trim() || null,
  telephone: fields.telephone.trim() || null,
});
