import { usePermission } from '@gezi/client';
import { exportSources, listSources, sourceFields, sourcePagePath, type SourceRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { bidPath } from './core/paths';
import { QuotationCountdown } from './QuotationCountdown';
import { useTexts } from './texts';
import { useInviteAnswers, type InviteAnswers } from './useInviteAnswers';

const ENDPOINTS = { list: listSources, export: exportSources };
const FACES = {
  status: (project: SourceRow) => <ProjectStatusTag project={project} />,
  timeLeft: (project: SourceRow) => <QuotationCountdown project={project} />,
};

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['proName', 'status', 'timeLeft', 'buyType', 'demandOrgName', 'proNo', 'inviteStatus', 'proEndTime'];

/** `/procurement/source`: published projects that the supplier may take part in. */
export function SourceListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const answers = useInviteAnswers();
  return (
    <>
      <ListPage
        fields={sourceFields}
        endpoints={ENDPOINTS}
        permission="procurement:source"
        texts={useMemo(
          () => ({ title: texts.hall, listLabel: texts.hallList, description: texts.hallDescription }),
          [texts],
        )}
        nameOf={nameOf}
        settings="sourcing-hall"
        faces={FACES}
        cardColumns={CARD_KEYS}
        rowActions={useSourceRowActions(answers)}
        onRowActivate={useCallback(({ id }: SourceRow) => void navigate(sourcePagePath(id)), [navigate])}
      />
      {answers.dialog}
    </>
  );
}

const nameOf = ({ proName }: SourceRow) => proName;

function useSourceRowActions({ register }: InviteAnswers): ListAction<SourceRow>[] {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayRegister = usePermission('procurement:source:register');
  const mayBid = usePermission('supplier:bidding:add');
  return useMemo(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(sourcePagePath(id)) },
      {
        key: 'register',
        label: texts.register,
        visible: ({ actions }) => mayRegister && actions.includes('register'),
        confirm: ({ proName }) => texts.registerConfirm(proName),
        onClick: ({ id }) => register(id),
      },
      {
        key: 'bid',
        label: texts.bid,
        visible: ({ actions }) => mayBid && actions.includes('bid'),
        onClick: ({ id }) => void navigate(bidPath(id)),
      },
    ],
    [texts, navigate, mayRegister, mayBid, register],
  );
}
