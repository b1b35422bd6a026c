// Lists and steps of 100,000 processes with 1,000,000 history rows, on PostgreSQL:
// npm run bench -- workflow [seconds per figure, default 4]. Compares each figure with its goal.
import { run } from '../../scripts/lib.mjs';

const measure = [process.execPath, 'bench/workflow/measure.mjs', process.argv[2] ?? '4'];
const { code } = await run(process.execPath, ['scripts/with-postgres.mjs', '--durable', ...measure]);
process.exit(code ? 1 : 0);
