import cluster from 'node:cluster';
import { join } from 'node:path';
import { readConfig } from './platform/config/config';
import { describeFault } from './platform/http/describeFault';
import { runServer } from './start/runServer';
import { runWorkers, STOP } from './start/workers/runWorkers';

// Holds for the source and the bundle: both are one folder below the package.
const webRoot = join(import.meta.dirname, '../../procurement/dist');
const config = readConfig(process.env);
if (!config.ok) {
  for (const fault of config.reason) console.error(fault);
  process.exit(1);
}

const { workers } = config.value;
const starting = cluster.isPrimary && workers > 1 ? runWorkers(workers) : runServer(config.value, webRoot);
const server = await starting.catch((error: unknown) => {
  // With the reason of the database, and without the values of its statement.
  console.error(describeFault(error).message);
  process.exit(1);
});

let isStopping = false;
function stop() {
  // A second Ctrl-C exits at once.
  if (isStopping) process.exit(1);
  isStopping = true;
  server.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
if (process.send) {
  // Started with an IPC channel, by `npm run dev` or as a worker: the parent prints the greeting, and the server stops
  // with the parent.
  process.send(server.greeting);
  process.once('disconnect', () => isStopping || stop());
  process.on('message', (message) => message === STOP && (isStopping || stop()));
} else {
  console.log(server.greeting);
}
