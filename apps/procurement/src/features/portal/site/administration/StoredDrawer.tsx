import { describeFailure, useClient, type CallTarget } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { documentQuery } from '../../../../crud/documentQuery';
import { useTexts } from './texts';

/** Width in pixels of a drawer with rich text. */
export const DRAWER_WIDTH = 880;

interface StoredDrawerProps<Entity> {
  title: string;
  endpoint: CallTarget<{ id: string }, Entity>;
  /** Absent for a new record; nothing is loaded then. */
  id: string | undefined;
  onClose: () => void;
  /** The drawer for the loaded record. */
  children: (stored: Entity | undefined) => ReactNode;
}

/** Loads the stored record before it is edited, since the list may be outdated. */
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
