import { useClient } from '@gezi/client';
import {
  acceptExpertTask,
  expertTaskFields,
  expertTaskStatus,
  exportExpertTasks,
  listExpertTasks,
  type ExpertTask,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { DeclineDialog } from './DeclineDialog';
import { scorePath } from './scorePath';
import { useTexts } from './texts';

const ENDPOINTS = { list: listExpertTasks, export: exportExpertTasks };
/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['proName', 'status', 'proNo', 'expertType', 'createTime', 'submitTime'];

/** `/procurement/appraise`: the tasks of an expert. */
export function AppraiseListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [declining, setDeclining] = useState<ExpertTask>();
  const rowActions = useMemo<ListAction<ExpertTask>[]>(() => {
    const open = ({ id }: ExpertTask) => void navigate(scorePath(id));
    const may = (action: string) => (task: ExpertTask) => task.actions.includes(action);
    return [
      { key: 'score', label: texts.score, visible: may('saveScore'), onClick: open },
      {
        key: 'view',
        label: texts.view,
        visible: (task) => task.status !== expertTaskStatus.declined && !may('saveScore')(task),
        onClick: open,
      },
      {
        key: 'accept',
        label: texts.accept,
        visible: may('accept'),
        confirm: ({ proName }) => texts.acceptConfirm(proName),
        onClick: async ({ id }) => {
          await client.call(acceptExpertTask, { id });
          void message.success(texts.accepted);
          await invalidate(queries, listExpertTasks);
        },
      },
      { key: 'decline', label: texts.decline, danger: true, visible: may('decline'), onClick: setDeclining },
    ];
  }, [texts, client, queries, navigate, message]);
  return (
    <>
      <ListPage
        fields={expertTaskFields}
        endpoints={ENDPOINTS}
        permission="procurement:appraise"
        texts={texts}
        nameOf={nameOf}
        cardColumns={CARD_KEYS}
        settings="expert-tasks"
        rowActions={rowActions}
      />
      {declining && <DeclineDialog task={declining} onClose={() => setDeclining(undefined)} />}
    </>
  );
}

const nameOf = ({ proName }: ExpertTask) => proName;
