import { describeFailure, useClient, type CallTarget } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { documentQuery } from '../../../../crud/documentQuery';
import { useTexts } from './texts';

/** Pixels of a drawer that holds rich text. */
export const DRAWER_WIDTH = 880;

interface StoredDrawerProps<Entity> {
  title: string;
  endpoint: CallTarget<{ id: string }, Entity>;
  /** None for a new one, which there is nothing to read of. */
  id: string | undefined;
  onClose: () => void;
  /** The drawer with the record in it. */
  children: (stored: Entity | undefined) => ReactNode;
}

/** A record as it is stored now, read before it is changed: lists show it as it was. */
export function StoredDrawer<Entity>({ title, endpoint, id, onClose, children }: StoredDrawerProps<Entity>) {
  const texts = useTexts();
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    ...documentQuery(useClient(), endpoint, id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined || data !== undefined) return children(data);
  return (
    <Drawer open title={title} size={DRAWER_WIDTH} onClose={onClose}>
      {error ? (
        <EmptyState
          title={describeFailure(error, { locale }).message}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}
