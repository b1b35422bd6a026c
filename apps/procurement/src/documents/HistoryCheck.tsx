import { usePermission } from '@gezi/client';
import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { ExportButton } from '../crud/ExportButton';
import type { DocumentHistory, DocumentKind } from './DocumentKind';
import { useTexts } from './texts';

const LOOKS = {
  changed: { color: 'error', icon: <CloseCircleOutlined aria-hidden /> },
  intact: { color: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  unsealed: { color: 'default', icon: <InfoCircleOutlined aria-hidden /> },
} as const;

interface HistoryCheckProps {
  kind: Pick<DocumentKind<{ id: string }>, 'resource' | 'exportHistory'>;
  id: string;
  history: DocumentHistory;
}

/** Result of the check of a timeline, and its export. */
export function HistoryCheck({ kind, id, history }: HistoryCheckProps) {
  const { states, hints, exportHistory } = useTexts().history;
  const mayExport = usePermission(`${kind.resource}:export`);
  const state = stateOf(history);
  return (
    <div className="gezi-history-check">
      <p>
        <Tag {...LOOKS[state]}>{states[state]}</Tag>
        <span>{hints[state](history.brokenAt ?? 0)}</span>
      </p>
      {mayExport && <ExportButton endpoint={kind.exportHistory} input={{ id }} label={exportHistory} />}
    </div>
  );
}

function stateOf({ brokenAt, isSealed }: DocumentHistory): keyof typeof LOOKS {
  if (brokenAt !== null) return 'changed';
  return isSealed ? 'intact' : 'unsealed';
}
