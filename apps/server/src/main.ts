import { join } from 'node:path';
import { readConfig } from './platform/config/config';
import { describeFault } from './platform/http/describeFault';
import { runServer } from './start/runServer';

// Holds for the source and the bundle: both are one folder below the package.
const webRoot = join(import.meta.dirname, '../../procurement/dist');
const config = readConfig(process.env);
if (!config.ok) {
  for (const fault of config.reason) console.error(fault);
  process.exit(1);
}

const server = await runServer(config.value, webRoot).catch((error: unknown) => {
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
  // Started with an IPC channel (`npm run dev`): the parent prints the greeting, and the server stops with the parent.
  process.send(server.greeting);
  process.once('disconnect', () => isStopping || stop());
} else {
  console.log(server.greeting);
}
