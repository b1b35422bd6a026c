import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../kit';

export const Tenant = Type.Object({
  id: Type.Integer(),
  name: Text(),
  status: Type.Integer(),
  beginDate: MaybeText(),
  endDate: MaybeText(),
  secondaryDomain: MaybeText(),
  /** `'1'`: the browser goes on by https. */
  isHttps: Maybe(Type.String()),
});
export type Tenant = Static<typeof Tenant>;
