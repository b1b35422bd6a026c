import { usePermission } from '@gezi/client';
import { isShownToVisitors, projectLifecycle, projectStatus, type PurchaseInfo } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LifecycleActions } from '../../../documents/core/actionButtons';
import { ActionBar, type BarButton } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { ProcessCard } from '../../../documents/ProcessCard';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { BudgetTotal } from '../shared/BudgetTotal';
import { awardedContractPath, PROJECT_LIST_PATH, projectPath, quotationPath } from '../shared/projectPath';
import { useTexts as useBidsTexts } from './bids/texts';
import { ProjectHeader } from './ProjectHeader';
import { projectKind } from './projectKind';
import { ProjectPrint } from './ProjectPrint';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { ProjectViewParts } from './ProjectViewParts';
import { useTexts } from './texts';
import { useCopyProject } from './useCopyProject';
import { PROJECT_DIALOGS, useProjectDialogs } from './useProjectDialogs';

interface ProjectDocumentProps extends Omit<LoadedDocument<PurchaseInfo>, 'doc' | 'reloads'> {
  project: PurchaseInfo;
  /** The address asks for the editor, which the caller cannot use now. */
  isEditing: boolean;
}

/** A stored project, read-only, with the actions of its state. */
export function ProjectDocument({ project, isEditing, onReload, onStored }: ProjectDocumentProps) {
  const texts = useTexts();
  const bids = useBidsTexts();
  const language = useLocale();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const mayEdit = usePermission('purchase:purchaseInfo:edit');
  const mayDraw = usePermission('contract:contractInfo:add');
  const { mayCopy, copy } = useCopyProject();
  const actions = useDocumentActions(projectKind, show);
  const dialogs = useProjectDialogs(show);

  async function show(next: PurchaseInfo) {
    onStored(next);
    await onReload();
  }

  const buttons: BarButton[] = [
    ...actions.buttonsOf(project.actions, project.id),
    ...PROJECT_DIALOGS.filter((name) => dialogs.may(name, project)).map((name): BarButton => {
      const action: LifecycleActions[string] = projectLifecycle.actions[name];
      return {
        key: name,
        label: action.label[language],
        tone: action.tone,
        onClick: () => dialogs.open({ name, project }),
      };
    }),
  ];
  const budget = <BudgetTotal budget={project.budgetTotalPrice} />;

  return (
    <DocumentFrame
      title={texts.viewTitle}
      tags={<ProjectStatusTag project={project} />}
      description={project.proName}
      listPath={PROJECT_LIST_PATH}
      isPrintable
      onReload={() => void onReload()}
      actions={
        <>
          {project.awardTime && (
            <Button onClick={() => void navigate(quotationPath(project.id))}>{bids.quotation}</Button>
          )}
          {mayDraw && project.status === projectStatus.awarded && (
            <Button onClick={() => void navigate(awardedContractPath(project.id))}>{texts.drawContract}</Button>
          )}
          {isShownToVisitors(project) && (
            <Button href={`/projectintro/detail/${encodeURIComponent(project.id)}`} target="_blank">
              {texts.publicPage}
            </Button>
          )}
          {mayCopy(project) && <Button onClick={() => void copy(project)}>{texts.copy}</Button>}
          {mayEdit && project.actions.includes('edit') && (
            <Button type="primary" onClick={() => void navigate(projectPath(project.id, 'edit'))}>
              {texts.edit}
            </Button>
          )}
        </>
      }
    >
      {isEditing && <Alert className="gezi-document-note" type="info" showIcon title={texts.readOnlyHint} />}
      <ProcessCard service="project" id={project.id} />
      <ProjectHeader project={project} />
      <ProjectViewParts
        project={project}
        active={part}
        onActivate={setPart}
        {...(buttons.length === 0 && { extra: budget })}
      />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{budget}</ActionBar>}
      {actions.dialog}
      {dialogs.dialog}
      <ProjectPrint project={project} />
    </DocumentFrame>
  );
}
