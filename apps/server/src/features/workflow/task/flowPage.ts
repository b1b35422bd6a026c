import { eq } from 'drizzle-orm';
import { flowInstance } from '../../../platform/db';
import { Refusal } from '../../../platform/http/refusal';
import type { PageKind } from '../../../realtime/sockets/pageRight';
import type { FlowRecords } from './flowRecords';

/** Live page of a process. Each step notifies its readers, whose pages load it again. */
export const flowPage = ({ find }: Pick<FlowRecords, 'find'>): PageKind => ({
  async right(caller, id) {
    try {
      await find(caller, eq(flowInstance.id, id), 'procInsId');
      return 'read';
    } catch (error) {
      if (error instanceof Refusal) return 'none';
      throw error;
    }
  },
  live: { load: (procInsId) => Promise.resolve(() => ({ procInsId })) },
});
