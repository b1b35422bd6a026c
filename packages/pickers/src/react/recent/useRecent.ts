import { useClient } from '@gezi/client';
import { usePersisted } from '@gezi/ui';
import { readRecent, addRecent } from '../../core/recent/addRecent';

/**
 * The values that the signed-in user selected last in this browser, newest first. Names are not stored.
 *
 * @param kind e.g. `user.username`
 */
export function useRecent(kind: string): [recent: readonly string[], add: (chosen: readonly string[]) => void] {
  const { user, tenantId } = useClient().session.get();
  const [{ values }, change] = usePersisted(`gezi.recent.${kind}.${user?.id ?? ''}.${tenantId}`, readRecent);
  return [values, (chosen) => chosen.length > 0 && change({ values: addRecent(values, chosen) })];
}
