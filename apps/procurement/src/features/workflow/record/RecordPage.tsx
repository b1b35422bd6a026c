import { useSearchParams } from 'react-router';
import { FlowPage } from './FlowPage';
import { StartableList } from './StartableList';
import { StartPage } from './StartPage';
import './record.css';

/** `/flowable/task/record`: a process, the start of one, or without a query the processes that can be started. */
export function RecordPage() {
  const [params] = useSearchParams();
  const member = (name: string) => params.get(name) || undefined;
  const procInsId = member('procInsId');
  const taskId = member('taskId');
  const businessKey = member('businessKey');
  const [deployId, procDefId] = [member('deployId'), member('procDefId')];
  if (procInsId || taskId || businessKey) {
    return (
      <FlowPage
        key={procInsId ?? taskId ?? businessKey}
        input={{
          ...(procInsId && { procInsId }),
          ...(taskId && { taskId }),
          ...(businessKey && !procInsId && !taskId && { businessKey }),
        }}
      />
    );
  }
  if (procDefId) return <StartPage key={procDefId} input={{ procDefId }} />;
  if (deployId) return <StartPage key={deployId} input={{ deployId }} />;
  return <StartableList />;
}
