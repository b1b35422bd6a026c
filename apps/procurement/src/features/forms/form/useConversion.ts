import { useClient, usePermission } from '@gezi/client';
import type { FormEntry } from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { designerPath } from '../shared/formPaths';
import { convertToDesigned } from './queries';
import { useTexts } from './texts';

/** Action that creates a designed form with the fields of an online form and opens it in the designer. */
export function useConversion(): RowAction<FormEntry> {
  const texts = useTexts();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const mayAdd = usePermission('flowable:form:add');
  const { mutate } = useMutation(convertToDesigned(useClient(), useQueryClient()));
  return useMemo(
    () => ({
      key: 'convert',
      label: texts.convert,
      inMenu: true,
      confirm: ({ name }) => ({
        title: texts.convertTitle(name),
        content: texts.convertHint,
        okText: texts.convertConfirm,
      }),
      // Records of a sub-table belong to records of its main table, which brings its sub-tables.
      visible: ({ kind, tableType }) => kind === 'online' && tableType !== '3' && mayAdd,
      onClick: (form) =>
        mutate(form, {
          onSuccess({ id }) {
            void message.success(texts.converted);
            void navigate(designerPath(id));
          },
        }),
    }),
    [texts, mayAdd, mutate, message, navigate],
  );
}
