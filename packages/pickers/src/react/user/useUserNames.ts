import { useClient } from '@gezi/client';
import { useEffect, useSyncExternalStore } from 'react';
import type { PickedUser } from '../../core/calls';
import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import { userNames, type UserField } from './userNames';

/**
 * What stored users are called. Many components may ask at once; it becomes one call.
 *
 * @param field the member of a user that is stored; default `username`
 */
export function useUserNames(values: readonly string[], field: UserField = 'username'): NamesState<PickedUser> {
  const texts = useTexts();
  const names = userNames(useClient(), field);
  useSyncExternalStore(names.subscribe, names.version, names.version);

  const asked = values.join(',');
  useEffect(() => names.ask(asked.split(',')), [names, asked]);

  const found = values.map((value) => [value, names.peek(value)] as const);
  return {
    names: found.map(([, user]) => (user === undefined ? '' : (user?.realname ?? texts.users.unknown))),
    items: new Map(found.flatMap(([value, user]) => (user ? [[value, user] as const] : []))),
    loading: found.some(([value, user]) => value !== '' && user === undefined),
  };
}
