import type { Database } from '../db';
import type { DueWorker } from '../jobs/createDueWorker';
import type { Gauge } from './Gauge';
import type { Measurer } from './measurer';

/** Figures of the process, its connections and its background work. The pages about the server show the same ones. */
export function processGauges(
  machine: Measurer,
  db: Pick<Database, 'waiting' | 'connections'>,
  dueWorker: Pick<DueWorker, 'counts'>,
): Gauge[] {
  const due = () => [...dueWorker.counts()];
  return [
    {
      name: 'nodejs.eventloop.delay.mean',
      description: 'Mean delay of the event loop in the last seconds',
      unit: 's',
      read: () => [{ value: machine.loop().delay / 1000 }],
    },
    {
      name: 'nodejs.eventloop.delay.max',
      description: 'Longest delay of the event loop in the last seconds',
      unit: 's',
      read: () => [{ value: machine.loop().worstDelay / 1000 }],
    },
    {
      name: 'process.cpu.time',
      description: 'Processor time of this process',
      unit: 's',
      grows: true,
      read: () => {
        const { user, system } = process.cpuUsage();
        return [{ value: (user + system) / 1e6 }];
      },
    },
    {
      name: 'process.memory.usage',
      description: 'Resident memory of this process',
      unit: 'By',
      read: () => [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'process.uptime',
      description: 'Time since the start of this process',
      unit: 's',
      read: () => [{ value: process.uptime() }],
    },
    {
      name: 'db.client.connection.count',
      description: 'Connections to the database',
      unit: '{connection}',
      read: () => {
        const { used, idle } = db.connections();
        return [
          { value: used, labels: { state: 'used' } },
          { value: idle, labels: { state: 'idle' } },
        ];
      },
    },
    {
      name: 'db.client.connection.pending_requests',
      description: 'Statements and transactions that wait for a connection',
      unit: '{request}',
      read: () => [{ value: db.waiting() }],
    },
    {
      name: 'gezi.due.records',
      description: 'Records found due in the last round, at most 200',
      unit: '{record}',
      read: () => due().map(([work, count]) => ({ value: count.due, labels: { work } })),
    },
    {
      name: 'gezi.due.changes',
      description: 'Due records that were changed or could not be changed',
      unit: '{record}',
      grows: true,
      read: () =>
        due().flatMap(([work, { changed, failed }]) => [
          { value: changed, labels: { work, outcome: 'changed' } },
          { value: failed, labels: { work, outcome: 'failed' } },
        ]),
    },
  ];
}
