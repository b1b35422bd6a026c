// Preloaded into a server under test: answers each message with memory, processor time and open handles of the process.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('message', (message) => {
  if (message === 'usage after garbage collection') collectGarbage();
  process.send({ memory: process.memoryUsage(), cpu: process.cpuUsage(), handles: process.getActiveResourcesInfo() });
});
process.channel?.unref();
