// Requests for materials and their prices, with 20,000 materials and 200,000 prices, on the embedded database and on
// PostgreSQL: npm run bench -- materials [seconds per figure, default 4]. The ratio compares the p95 of a request with
// that of reading one material.
import { run } from '../../scripts/lib.mjs';

const script = ['bench/materials/measure.mjs', process.argv[2] ?? '4'];
const embedded = await run(process.execPath, script);
const server = await run(process.execPath, ['scripts/with-postgres.mjs', '--durable', process.execPath, ...script]);
process.exit(embedded.code || server.code ? 1 : 0);
