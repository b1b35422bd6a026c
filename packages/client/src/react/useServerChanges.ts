import { useEffect, useMemo } from 'react';
import { createChangeChannel } from '../core/index';
import { useClientKit } from './clientContext';
import { useLatest } from './useLatest';
import { useRunningChannel, type ChannelHealth } from './useRunningChannel';

/** A change on the server that the caches already contain. */
export interface AppliedChange {
  /** The permissions of the signed-in user may have changed. */
  rights: boolean;
  /** Cached departments were dropped. */
  departments: boolean;
}

/**
 * Keeps the cached departments and dictionaries up to date while the component is mounted and a user is signed in.
 *
 * @param onChange called when permissions or departments changed
 */
export function useServerChanges(onChange: (change: AppliedChange) => void): ChannelHealth {
  const { client, departments, dictionaries, sockets } = useClientKit();
  const channel = useMemo(() => createChangeChannel({ ...sockets, client }), [sockets, client]);
  const latest = useLatest(onChange);
  useEffect(
    () =>
      channel.onChange(({ rights = false, departments: ofDepartments, dictionaries: ofDictionaries }) => {
        // Permissions decide which departments a user sees.
        if (rights) departments.clear();
        const hasNewDepartments = ofDepartments !== undefined && departments.setVersion(ofDepartments);
        if (ofDictionaries !== undefined) void dictionaries.setVersion(ofDictionaries);
        if (rights || hasNewDepartments) latest.current({ rights, departments: rights || hasNewDepartments });
      }),
    [channel, departments, dictionaries, latest],
  );
  return useRunningChannel(channel, true);
}
