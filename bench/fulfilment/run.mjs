// Lists, details and dashboards of 200,000 contracts and 1,000,000 order lines, on PostgreSQL:
// npm run bench -- fulfilment [seconds per figure, default 4]. Compares each p95 with its goal.
import { run } from '../../scripts/lib.mjs';

const measure = [process.execPath, 'bench/fulfilment/measure.mjs', process.argv[2] ?? '4'];
const { code } = await run(process.execPath, ['scripts/with-postgres.mjs', '--durable', ...measure]);
process.exit(code ? 1 : 0);
