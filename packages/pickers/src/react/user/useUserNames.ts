import { useClient } from '@gezi/client';
import type { PickedUser } from '../../core/calls';
import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import { useNames } from '../kit/useNames';
import { userNames, type UserField } from './userNames';

/**
 * Names of stored users. Requests of many components within a moment become one call.
 *
 * @param field the field of a user that is stored; default `username`
 */
export function useUserNames(values: readonly string[], field: UserField = 'username'): NamesState<PickedUser> {
  const texts = useTexts();
  return useNames(userNames(useClient(), field), values, ({ realname }) => realname, texts.users.unknown);
}
