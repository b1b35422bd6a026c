import { useClient } from '@gezi/client';
import { useEffect, useMemo, useState } from 'react';
import type { PickedUser } from '../../core/calls';
import { useTexts } from '../../texts/useTexts';
import { PickerFooter } from '../kit/PickerFooter';
import { SelectedBar } from '../kit/SelectedBar';
import { useSelection } from '../kit/useSelection';
import { RecentChoices } from '../recent/RecentChoices';
import { useRecent } from '../recent/useRecent';
import { UserDeparts } from './UserDeparts';
import { userNames } from './userNames';
import type { UserPickerDialogProps } from './UserPickerDialogProps';
import { UserTable } from './UserTable';
import { useUserNames } from './useUserNames';

type UserPickerPanelProps = Omit<UserPickerDialogProps, 'open' | 'title'>;

const NONE: readonly string[] = [];

/** Content of the dialog; mounted while it is open. */
export function UserPickerPanel({
  multiple = false,
  value = NONE,
  valueField = 'username',
  exclude = NONE,
  disabledIds = NONE,
  max,
  onOk,
  onCancel,
}: UserPickerPanelProps) {
  const texts = useTexts();
  const client = useClient();
  const [departId, setDepartId] = useState<string>();
  const [recent, addRecent] = useRecent(`user.${valueField}`);
  const disabled = useMemo(() => new Set(disabledIds), [disabledIds]);
  const { selection, store, notifyRefusal } = useSelection<PickedUser>({
    value,
    multiple,
    max,
    disabled,
    keyOf: (user) => user[valueField],
  });

  const recentUsers = useUserNames(recent, valueField).items;
  const { items, loading } = useUserNames(selection.keys, valueField);
  useEffect(() => store.addKnown([...items.values()]));

  function finish(users: PickedUser[]) {
    addRecent(users.map((user) => user[valueField]));
    userNames(client, valueField).add(users.filter(({ id, username }) => id && username));
    onOk(users);
  }
  const chosen = () => selection.keys.map((key) => selection.known.get(key) ?? missingUser(key, valueField));

  return (
    <>
      <div className="gezi-users">
        <UserDeparts departId={departId} onChange={setDepartId} />
        <div className="gezi-users-main">
          <RecentChoices
            items={recent.flatMap((one) => (exclude.includes(one) ? [] : (recentUsers.get(one) ?? [])))}
            nameOf={({ realname }) => realname}
            {...{ selection, store, notifyRefusal }}
          />
          <UserTable
            departId={departId}
            exclude={exclude}
            selection={selection}
            store={store}
            notifyRefusal={notifyRefusal}
            onConfirm={(user) => finish(multiple && selection.keys.length > 0 ? chosen() : [user])}
          />
        </div>
      </div>
      <SelectedBar
        selection={selection}
        store={store}
        nameOf={({ realname, username }) => realname || username}
        unknownName={loading ? texts.loading : texts.users.unknown}
      />
      <PickerFooter onOk={() => finish(chosen())} onCancel={onCancel} />
    </>
  );
}

/** A user who no longer exists; opening the dialog does not lose the stored value. */
const missingUser = (value: string, field: 'id' | 'username'): PickedUser => ({
  id: '',
  username: '',
  realname: '',
  [field]: value,
});
