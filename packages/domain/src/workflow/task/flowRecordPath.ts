/** The page of one process or task (contract, part 4 §4.5). */
export const FLOW_RECORD_PATH = '/flowable/task/record';

interface FlowPlace {
  procInsId?: string | null;
  deployId?: string | null;
  procDefId?: string | null;
  taskId?: string | null;
  businessKey?: string | null;
  category?: string | null;
  nodeType?: string | null;
  onlineId?: string | null;
  /** The task is completed. */
  finished?: boolean;
}

/** Path of a process or of one of its tasks; of a new process without `procInsId`. */
export function flowRecordPath({ finished = false, ...members }: FlowPlace): string {
  const given = Object.entries(members).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${FLOW_RECORD_PATH}?${new URLSearchParams([...given, ...(finished ? [['finished', 'true']] : [])])}`;
}
