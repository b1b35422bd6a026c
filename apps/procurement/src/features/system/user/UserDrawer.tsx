import { useClient } from '@gezi/client';
import { addUser } from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { NoRecord } from '../../../crud/NoRecord';
import { draftFor } from '../../../forms/core/draft';
import { RecordDrawer } from '../../../forms/RecordDrawer';
import { userFields } from './core/userFields';
import { refreshUsers, saveUser, userFormQuery } from './queries';
import { useTexts } from './texts';
import { UserFormFields } from './UserFormFields';

const WIDTH = 720;

interface UserDrawerProps {
  /** Absent for a new user. */
  id?: string | undefined;
  onClose: () => void;
}

/** Form of a user. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  return id === undefined ? <Entered onClose={onClose} /> : <Stored id={id} onClose={onClose} />;
}

function Stored({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = useTexts();
  const stored = useQuery(userFormQuery(useClient(), id));
  if (stored.data) return <Entered id={id} stored={stored.data} onClose={onClose} />;
  return (
    <Drawer open title={texts.editTitle} size={WIDTH} onClose={onClose}>
      {stored.error ? (
        <NoRecord
          error={stored.error}
          onRetry={() => void stored.refetch()}
          missing={{ title: '', hint: '' }}
          back={{ label: texts.title, path: '/isystem/user' }}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}

function Entered({ id, stored, onClose }: UserDrawerProps & { stored?: Parameters<typeof userFields>[0] }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDrawer
      title={id === undefined ? texts.addTitle : texts.editTitle}
      width={WIDTH}
      schema={addUser.input}
      initial={userFields(stored)}
      draft={draftFor('user', stored?.user)}
      saved={texts.saved}
      save={(fields) => saveUser(client, fields, id)}
      onSaved={() => void refreshUsers(queries)}
      onClose={onClose}
    >
      <UserFormFields id={id} />
    </RecordDrawer>
  );
}
