import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { PlanDocument } from './PlanDocument';
import { planKind } from './planKind';
import { PLAN_LIST_PATH, planModeOf } from './planPath';
import { useTexts } from './texts';

/** `/purchase/plan/view?id=&mode=`: one demand plan; read-only without a mode. */
export function PlanViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const mode = planModeOf(params.get('mode'));
  return (
    <DocumentPage
      kind={planKind}
      id={params.get('id') ?? ''}
      isNew={false}
      titleOf={(plan) => plan?.planNo}
      skeleton={[texts.header, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: PLAN_LIST_PATH }}
    >
      {({ doc, ...loaded }) => doc && <PlanDocument plan={doc} mode={mode} {...loaded} />}
    </DocumentPage>
  );
}
