import { useClient, usePermission } from '@gezi/client';
import { copyProject, projectStatus } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { projectPath } from '../shared/projectPath';
import { projectKind } from './projectKind';
import { useTexts } from './texts';

const COPIED: readonly string[] = [projectStatus.failed, projectStatus.terminated];

/** Copying of failed and terminated projects to a new draft, which is opened. */
export function useCopyProject() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayAdd = usePermission('purchase:purchaseInfo:add');
  const mayCopy = useCallback(({ status }: { status: string }) => mayAdd && COPIED.includes(status), [mayAdd]);
  const copy = useCallback(
    async ({ id }: { id: string }) => {
      const copied = await client.call(copyProject, { id });
      void invalidate(queries, ...projectKind.lists);
      void message.success(texts.copied);
      void navigate(projectPath(copied.id, 'edit'));
    },
    [client, queries, message, navigate, texts],
  );
  return { mayCopy, copy };
}
