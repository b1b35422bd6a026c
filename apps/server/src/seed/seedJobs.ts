import { bulkInsert, sysQuartzJob, type Database } from '../platform/db';
import { nextRunText } from '../platform/jobs/nextRunText';
import { demoJobs } from './data/jobs';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
const ZONE = 'Asia/Shanghai';

/** Seeds the scheduled jobs of the first company. */
export async function seedJobs(db: Database, today: Date): Promise<void> {
  const createTime = calendarOf(today).past(120, 9.25);
  await bulkInsert(
    db,
    sysQuartzJob,
    demoJobs.map(({ number, ...job }) => {
      const status = 'status' in job ? job.status : 0;
      return {
        id: seedId('quartzJob', number),
        timeZone: ZONE,
        ...job,
        parameter: 'parameter' in job ? job.parameter : null,
        status,
        nextRunTime: status === 0 ? nextRunText({ ...job, timeZone: ZONE }, today.getTime()) : null,
        createBy: 'admin',
        createTime,
        updateTime: createTime,
        tenantId: TENANT,
      };
    }),
  );
}
