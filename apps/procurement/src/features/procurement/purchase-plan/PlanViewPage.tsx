import { usePermission } from '@gezi/client';
import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { PlanDocument } from './PlanDocument';
import { planKind } from './planKind';
import { PlanDraft } from './PlanDraft';
import { PLAN_EDIT_PERMISSION, PLAN_LIST_PATH, planModeOf } from './planPath';
import { useTexts } from './texts';

/** `/purchase/plan/view?id=&mode=`: one demand plan; read-only without a mode. `mode=add` starts a new one. */
export function PlanViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const mode = planModeOf(params.get('mode'));
  return (
    <DocumentPage
      kind={planKind}
      id={params.get('id') ?? ''}
      isNew={mode === 'add'}
      titleOf={(plan) => plan?.planNo ?? texts.addTitle}
      skeleton={[texts.header, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: PLAN_LIST_PATH }}
    >
      {({ doc, reloads, ...loaded }) =>
        doc && !(mode === 'edit' && mayEdit && doc.actions.includes('edit')) ? (
          <PlanDocument key={reloads} plan={doc} mode={mode} {...loaded} />
        ) : (
          <PlanDraft key={reloads} doc={doc} {...loaded} />
        )
      }
    </DocumentPage>
  );
}
