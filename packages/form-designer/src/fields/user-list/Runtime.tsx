import { lazyPart } from '@gezi/ui';
import type { FieldProps } from '../../runtime/FieldProps';
import { PeopleField } from '../shared/dialog/PeopleField';
import type { PlatformList } from '../shared/dialog/peopleSource';
import { userListType } from './definition';

const UserDialog = lazyPart(async () => (await import('./UserDialog')).UserDialog);

const USERS: PlatformList = { url: '/sys/user/queryUserComponentData', defaults: userListType.defaults };

/** Users, selected in a dialog. */
export const UserListField = (field: FieldProps) => <PeopleField field={field} Dialog={UserDialog} platform={USERS} />;
