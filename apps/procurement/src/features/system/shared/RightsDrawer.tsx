import type { RightNode } from '@gezi/domain';
import { describeFailure } from '@gezi/client';
import { EmptyState, useLocale } from '@gezi/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { App, Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts';
import type { RightsSource } from './RightsSource';
import { RightTreeBox } from './RightTreeBox';
import { RulesDialog } from './RulesDialog';

interface RightsDrawerProps {
  title: string;
  source: RightsSource;
  mayEdit: boolean;
  onClose: () => void;
}

/** Edits granted permissions: menus, buttons, and the data rules of pages. */
export function RightsDrawer({ title, source, mayEdit, onClose }: RightsDrawerProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const rights = useQuery({
    queryKey: ['rights', ...source.key],
    queryFn: source.load,
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data, error, refetch } = rights;
  const [changed, setChanged] = useState<Set<string>>();
  const [last, setLast] = useState<readonly string[]>();
  const [page, setPage] = useState<RightNode>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ now, before }: { now: string[]; before: readonly string[] }) =>
      source.save(now.join(','), before.join(',')),
  });
  const known = last ?? data?.granted;
  const chosen = changed ?? new Set(known);

  function save(isLast: boolean) {
    const now = [...chosen];
    mutate(
      { now, before: known ?? [] },
      {
        onSuccess: () => {
          void message.success(texts.saved);
          setLast(now);
          if (isLast) onClose();
        },
      },
    );
  }

  return (
    <Drawer
      open
      size={520}
      title={title}
      onClose={onClose}
      footer={
        <div className="gezi-access-foot">
          <Button onClick={onClose}>{texts.close}</Button>
          {mayEdit && (
            <>
              <Button disabled={!data} loading={isPending} onClick={() => save(false)}>
                {texts.saveOnly}
              </Button>
              <Button type="primary" disabled={!data} loading={isPending} onClick={() => save(true)}>
                {texts.saveAndClose}
              </Button>
            </>
          )}
        </div>
      }
    >
      {error && (
        <EmptyState
          title={describeFailure(error, { locale }).message}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      )}
      {!error && !data && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && data.tree.treeList.length === 0 && <EmptyState title={texts.nothingToGrant} />}
      {data && data.tree.treeList.length > 0 && (
        <RightTreeBox
          label={texts.rights}
          tree={data.tree.treeList}
          chosen={chosen}
          onChange={setChanged}
          onRules={source.rules && setPage}
        />
      )}
      {page && source.rules && (
        <RulesDialog
          page={page}
          rules={source.rules}
          granted={known?.includes(page.id) ?? false}
          mayEdit={mayEdit}
          onClose={() => setPage(undefined)}
        />
      )}
    </Drawer>
  );
}
