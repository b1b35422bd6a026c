import type { Client } from '@gezi/client';
import { getMultiUser, type PickedUser } from '../../core/calls';
import type { Names } from '../../core/names/createNames';
import { sharedNames } from '../kit/sharedNames';

/** The field of a user that is stored. */
export type UserField = 'username' | 'id';

/** The cache of user names that all pickers and cells of a client share. */
export const userNames = (client: Client, field: UserField): Names<PickedUser> =>
  sharedNames(client, `user ${field}`, {
    keyOf: (one) => one[field],
    load: (values) => client.call(getMultiUser, { [field]: values.join(',') }, { silent: true }),
  });
