import { describeFailure, useClient } from '@gezi/client';
import { viewServerState, type ServerState } from '@gezi/domain';
import { DescriptionGrid, EmptyState, formatDateTime, PageCard, PageHeader, useLocale } from '@gezi/ui';
import { formatSize } from '@gezi/upload';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { durationParts } from '../shared/core/durationParts';
import { Gauge } from './Gauge';
import { useTexts } from '../shared/texts';
import type { Texts } from '../shared/texts/zh-CN';

/** Polling interval in milliseconds; polling pauses while the page is hidden. */
const POLL_INTERVAL = 5_000;

/** `/monitor/SystemInfo`: current state of machine, server and database. */
export function ServerStatePage() {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: [viewServerState.path],
    queryFn: ({ signal }) => client.call(viewServerState, {}, { signal, silent: true }),
    refetchInterval: (query) => (query.state.error ? false : POLL_INTERVAL),
    retry: false,
  });
  return (
    <>
      <PageHeader
        title={texts.server}
        description={texts.serverHint}
        actions={dataUpdatedAt > 0 && <span>{texts.updated(formatDateTime(dataUpdatedAt))}</span>}
      />
      {error ? (
        <PageCard>
          <EmptyState
            title={describeFailure(error, { locale }).message}
            action={
              <Button type="primary" onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }
          />
        </PageCard>
      ) : data ? (
        <Figures state={data} texts={texts} />
      ) : (
        <PageCard>
          <Skeleton active />
        </PageCard>
      )}
    </>
  );
}

function Figures({ state, texts }: { state: ServerState; texts: Texts }) {
  const { cpu, memory, heap, rss, disk, node, database, uptime, machineUptime, startTime, hostname, sessions } = state;
  const filled = ({ used, total }: { used: number; total: number }) => ({
    share: total > 0 ? used / total : 0,
    note: texts.usedOf(formatSize(used), formatSize(total)),
  });
  const durationText = (seconds: number) => texts.duration(...durationParts(seconds));
  return (
    <>
      <PageCard title={texts.cpu}>
        <Gauge label={texts.cpuUsage} share={cpu.usage} />
        <Gauge label={texts.processUsage} share={cpu.processUsage} />
        <DescriptionGrid
          items={[
            { label: texts.cores, value: cpu.count },
            { label: texts.load, value: cpu.load.map((load) => load.toFixed(2)).join(' / ') },
            { label: texts.model, value: cpu.model },
          ]}
        />
      </PageCard>
      <PageCard title={texts.memory}>
        <Gauge label={texts.memoryUsed} {...filled(memory)} />
        <Gauge label={texts.heap} {...filled(heap)} />
        <Gauge label={texts.rss} share={rss / memory.total} note={formatSize(rss)} />
      </PageCard>
      <PageCard title={texts.disk}>
        {disk.used !== null && disk.total !== null && (
          <Gauge label={texts.diskPath} {...filled({ used: disk.used, total: disk.total })} />
        )}
        <DescriptionGrid
          items={[{ label: texts.diskPath, value: disk.total === null ? texts.diskUnknown : disk.path, wide: true }]}
        />
      </PageCard>
      <PageCard title={texts.database}>
        <DescriptionGrid
          items={[
            { label: texts.databaseKind, value: texts.databaseKinds[database.kind] ?? database.kind },
            { label: texts.databaseVersion, value: database.version },
            { label: texts.databaseSize, value: formatSize(database.size) },
            {
              label: texts.connections,
              value:
                database.maxConnections === null
                  ? database.connections
                  : texts.usedOf(String(database.connections), String(database.maxConnections)),
            },
          ]}
        />
      </PageCard>
      <PageCard title={texts.runtime}>
        <DescriptionGrid
          items={[
            { label: texts.uptime, value: durationText(uptime) },
            { label: texts.startTime, value: startTime },
            { label: texts.sessions, value: sessions },
            { label: texts.loopDelay, value: texts.delays(node.delay.toFixed(1), node.worstDelay.toFixed(1)) },
            { label: texts.node, value: node.version },
            { label: texts.platform, value: node.platform },
            { label: texts.process, value: node.pid },
            { label: texts.hostname, value: hostname },
            { label: texts.machineUptime, value: durationText(machineUptime) },
          ]}
        />
      </PageCard>
    </>
  );
}
