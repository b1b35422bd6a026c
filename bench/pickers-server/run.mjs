// Requests of the pickers against the real server, with 100,000 users and 5,000 departments, on the embedded database
// and on
// PostgreSQL: npm run bench -- pickers-server [tries per figure, default 15]. Filling the databases takes a minute
// each.
import { run } from '../../scripts/lib.mjs';

const script = ['bench/pickers-server/measure.mjs', process.argv[2] ?? '15'];
const embedded = await run(process.execPath, script);
const server = await run(process.execPath, ['scripts/with-postgres.mjs', '--durable', process.execPath, ...script]);
process.exit(embedded.code || server.code ? 1 : 0);
