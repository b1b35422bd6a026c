import { useClient } from '@gezi/client';
import type { PickedUser } from '../../core/calls';
import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import { useNames } from '../kit/useNames';
import { userNames, type UserField } from './userNames';

/**
 * What stored users are called. Many components may ask at once; it becomes one call.
 *
 * @param field the member of a user that is stored; default `username`
 */
export function useUserNames(values: readonly string[], field: UserField = 'username'): NamesState<PickedUser> {
  const texts = useTexts();
  return useNames(userNames(useClient(), field), values, ({ realname }) => realname, texts.users.unknown);
}
