import { useClient, useSession, useSheetMessages } from '@gezi/client';
import { FLOW_PAGE, previewNextFlowNode, viewFlowNodes, viewFlowRecord, type FlowRecord } from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { recordQuery, type RecordInput } from './queries';
import { useTexts } from './texts';

/** The record of a process, which follows what others do. */
export function useFlowRecord(input: RecordInput) {
  const client = useClient();
  const queries = useQueryClient();
  const query = useQuery({ ...recordQuery(client, input), refetchOnWindowFocus: true });
  const procInsId = query.data?.process.procInsId ?? '';
  const reload = useCallback(() => invalidate(queries, viewFlowRecord, viewFlowNodes, previewNextFlowNode), [queries]);
  // The server sends a message with every connection, too, so that nothing is missed while the socket is down.
  const isWelcomed = useRef(false);
  const { status } = useSheetMessages(
    `${FLOW_PAGE}:${procInsId}`,
    ({ type }) => {
      if (type !== FLOW_PAGE) return;
      if (isWelcomed.current) void reload();
      isWelcomed.current = true;
    },
    { enabled: procInsId !== '' },
  );
  const hasLost = useRef(false);
  useEffect(() => {
    if (status === 'waiting' || status === 'stopped') hasLost.current = true;
    if (status !== 'open' || !hasLost.current) return;
    hasLost.current = false;
    void reload();
  }, [status, reload]);
  useNewsOf(query.data);
  return { ...query, reload };
}

/** Tells the user what somebody else did while the page is open. */
function useNewsOf(record: FlowRecord | undefined) {
  const texts = useTexts();
  const { user } = useSession();
  const { message } = App.useApp();
  const known = useRef<{ process: string | null; entries: number }>(undefined);
  useEffect(() => {
    if (!record) return;
    const { history, process } = record;
    const before = known.current;
    known.current = { process: process.procInsId, entries: history.length };
    if (before?.process !== process.procInsId || before.entries >= history.length) return;
    const news = history.slice(before.entries).filter(({ username }) => username !== null);
    const [latest] = news.filter(({ username }) => username !== user?.username);
    if (news.length > 0 && !latest) return;
    void message.info(
      latest ? texts.changedByOther(latest.realname ?? '', texts.events[latest.type] ?? latest.type) : texts.changed,
    );
  }, [record, user, message, texts]);
}
