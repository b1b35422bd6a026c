import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, type ChannelStatus, type SocketChannel, type StopReason } from '../core/index';
import { useClient } from './useClient';
import { useSession } from './useSession';

/** Connection state of a channel. */
export interface ChannelHealth {
  status: ChannelStatus;
  /** Why the channel stopped; undefined while it runs. */
  stopReason: StopReason | undefined;
}

/**
 * Runs a channel while a user is signed in, and restarts it when token or tenant change. A refused token is reported like
 * a failed call, so that the shell ends the session.
 */
export function useRunningChannel(
  channel: Pick<SocketChannel, 'start' | 'stop' | 'state' | 'subscribe'>,
  enabled: boolean,
): ChannelHealth {
  const client = useClient();
  const { token, user, tenantId } = useSession();
  const userId = user?.id;

  useEffect(() => {
    if (!enabled || token === undefined || userId === undefined) return;
    let isReported = false;
    const unsubscribe = channel.subscribe(() => {
      if (isReported || channel.state().stopReason !== 'unauthorised') return;
      isReported = true;
      client.report(new ApiError({ kind: 'unauthorised', path: 'websocket', code: 4401 }));
    });
    channel.start();
    return () => {
      unsubscribe();
      channel.stop();
    };
  }, [client, channel, enabled, token, userId, tenantId]);

  const status = useSyncExternalStore(
    channel.subscribe,
    () => channel.state().status,
    () => 'idle' as const,
  );
  const stopReason = useSyncExternalStore(
    channel.subscribe,
    () => channel.state().stopReason,
    () => undefined,
  );
  return { status, stopReason };
}
