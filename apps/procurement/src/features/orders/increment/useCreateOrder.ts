import { useClient, usePermission } from '@gezi/client';
import { createOrderFromIncrement } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { orderPath } from '../shared/orderPath';
import { useTexts } from '../shared/texts';
import { incrementKind } from './incrementKind';

/** Saves the order of an approved increment and opens its editor. */
export function useCreateOrder() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const isHolder = usePermission('purchase:purchaseIncrement:createOrder');
  const mayCreate = useCallback(
    ({ actions = [] }: { actions?: readonly string[] }) => isHolder && actions.includes('createOrder'),
    [isHolder],
  );
  const create = useCallback(
    async ({ id }: { id: string }) => {
      const order = await client.call(createOrderFromIncrement, { id });
      void invalidate(queries, incrementKind.view, incrementKind.history, ...incrementKind.lists);
      void message.success(texts.orderCreated);
      void navigate(orderPath(order.id, 'edit'));
    },
    [client, queries, message, texts, navigate],
  );
  return { mayCreate, create };
}
