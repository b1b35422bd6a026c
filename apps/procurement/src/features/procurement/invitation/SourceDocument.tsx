import { usePermission } from '@gezi/client';
import type { SourceProject } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { Alert, App, Space } from 'antd';
import { useNavigate } from 'react-router';
import { useNarrow } from '../../../crud/useNarrow';
import { ActionBar, type BarButton } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { StoredFiles } from '../../../documents/StoredFiles';
import { parseFileList } from '../../../forms/core/fileList';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { bidPath, HALL_PATH } from './core/paths';
import { sourceItems } from './core/sourceItems';
import { InviteStatusTag } from './InviteStatusTag';
import { QuotationCountdown } from './QuotationCountdown';
import { SourceParts } from './SourceParts';
import { useTexts } from './texts';
import { useInviteAnswers } from './useInviteAnswers';

interface SourceDocumentProps {
  project: SourceProject;
  onReload: () => Promise<void>;
}

/** A project of the hall, with what the supplier may do now. */
export function SourceDocument({ project, onReload }: SourceDocumentProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const reload = () => void onReload();
  const { buttons, dialog } = useSourceButtons(project, onReload);
  const { planFileUrl, inviteStatus, inviteStatus_dictText: inviteText } = project;
  return (
    <DocumentFrame
      title={project.proName}
      tags={
        <Space size="middle">
          <ProjectStatusTag project={project} />
          {inviteStatus && <InviteStatusTag status={inviteStatus} text={inviteText} />}
        </Space>
      }
      description={project.proNo}
      listPath={HALL_PATH}
      isPrintable={false}
      onReload={reload}
    >
      {!project.mayTakePart && (
        <Alert
          className="gezi-document-note"
          type="warning"
          showIcon
          title={texts.blockedTitle}
          description={texts.blockedHint}
        />
      )}
      {project.isLeftOut && (
        <Alert className="gezi-document-note" type="info" showIcon title={texts.leftOut(project.round)} />
      )}
      <PageCard title={texts.header} extra={<QuotationCountdown project={project} isLabelled onEnd={reload} />}>
        <DescriptionGrid
          {...(isNarrow && { minWidth: 130 })}
          items={[
            ...sourceItems(project, texts),
            ...(parseFileList(planFileUrl).length > 0
              ? [{ label: texts.files, value: <StoredFiles list={planFileUrl} />, wide: true }]
              : []),
          ]}
        />
      </PageCard>
      <SourceParts project={project} />
      {buttons.length > 0 && <ActionBar buttons={buttons} />}
      {dialog}
    </DocumentFrame>
  );
}

/** Buttons of the supplier's actions, for which the caller has the permission. */
function useSourceButtons({ id, proName, inviteId, actions }: SourceProject, onAnswered: () => Promise<void>) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { register, accept, decline, dialog } = useInviteAnswers(onAnswered);
  const mayRegister = usePermission('procurement:source:register');
  const mayReply = usePermission('procurement:invite:reply');
  const mayBid = usePermission('supplier:bidding:add');
  const has = (action: string, may: boolean) => may && actions.includes(action);
  const isQuoting = has('bid', mayBid);
  const ask = (title: string, onOk: () => Promise<void>) => void modal.confirm({ title, onOk });

  const buttons: BarButton[] = [
    ...(has('decline', mayReply)
      ? [{ key: 'decline', label: texts.decline, tone: 'danger' as const, onClick: () => decline(inviteId!) }]
      : []),
    ...(has('accept', mayReply)
      ? [
          {
            key: 'accept',
            label: texts.accept,
            ...(!isQuoting && { tone: 'primary' as const }),
            onClick: () => ask(texts.acceptConfirm(proName), () => accept(inviteId!)),
          },
        ]
      : []),
    ...(has('register', mayRegister)
      ? [
          {
            key: 'register',
            label: texts.register,
            tone: 'primary' as const,
            onClick: () => ask(texts.registerConfirm(proName), () => register(id)),
          },
        ]
      : []),
    ...(isQuoting
      ? [{ key: 'bid', label: texts.bid, tone: 'primary' as const, onClick: () => void navigate(bidPath(id)) }]
      : []),
  ];
  return { buttons, dialog };
}
