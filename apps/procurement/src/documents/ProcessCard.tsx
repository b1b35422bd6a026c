import { BranchesOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import { flowRecordPath, viewDocumentProcess, type BusinessService, type DocumentProcess } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StatusTag } from './StatusTag';
import { useTexts } from './texts';

const COLORS = {
  running: 'blue',
  suspended: 'gold',
  finished: 'green',
  rejected: 'red',
  recalled: 'gray',
  stopped: 'red',
};

interface ProcessCardProps {
  service: BusinessService;
  id: string;
}

/** The process that decides on a document: its step now, those who have it, and the way to its record. */
export function ProcessCard({ service, id }: ProcessCardProps) {
  const texts = useTexts();
  const client = useClient();
  // The document is complete without it: a failure leaves the card out.
  const { data: process } = useQuery({
    queryKey: [viewDocumentProcess.path, service, id],
    queryFn: ({ signal }) => client.call(viewDocumentProcess, { service, id }, { signal, silent: true }),
  });
  if (!process) return null;
  const { status, isSuspended, procDefName, procDefVersion, tasks, procInsId, deployId } = process;
  const state = status === 'running' && isSuspended ? 'suspended' : status;
  const mine = tasks.find(({ isMine }) => isMine);
  return (
    <section className="gezi-process" aria-label={texts.process.title}>
      <BranchesOutlined className="gezi-process-icon" aria-hidden />
      <div className="gezi-process-name">
        <strong>{procDefName}</strong>
        <span>{texts.process.version(procDefVersion)}</span>
        <StatusTag doc={{ status: state, status_dictText: texts.process.status[state] }} colors={COLORS} />
      </div>
      <ProcessSteps process={process} />
      <Link
        className="gezi-process-link"
        to={flowRecordPath({ procInsId, deployId, taskId: mine?.taskId ?? null, businessKey: id, category: 'zdyyw' })}
      >
        {texts.process.open}
      </Link>
    </section>
  );
}

function ProcessSteps({ process: { tasks, startUserName, finishTime } }: { process: DocumentProcess }) {
  const texts = useTexts();
  if (tasks.length === 0) {
    return <p className="gezi-process-steps">{texts.process.ended(startUserName ?? '', finishTime ?? '')}</p>;
  }
  return (
    <ul className="gezi-process-steps" aria-label={texts.process.steps}>
      {tasks.map(({ taskId, name, people, isMine }) => (
        <li key={taskId}>
          <b>{name}</b> {isMine ? texts.process.waitsForYou : texts.process.waitsFor(people)}
        </li>
      ))}
    </ul>
  );
}
