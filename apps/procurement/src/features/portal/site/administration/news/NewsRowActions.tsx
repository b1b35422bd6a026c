import { usePermission } from '@gezi/client';
import { newsStatus, type News } from '@gezi/domain';
import { RowActions } from '../../../../../crud/RowActions';
import { RowButton } from '../../../../../crud/RowButton';
import { RowMore } from '../../../../../crud/RowMore';
import { useTexts } from '../texts';

export type NewsAction = 'edit' | 'publish' | 'revoke' | 'look' | 'remove';

interface NewsRowActionsProps {
  news: News;
  onAct: (action: NewsAction, news: News) => void;
}

/** What the caller may do with news in their state. */
export function NewsRowActions({ news, onAct }: NewsRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('portal:news:edit');
  const mayDelete = usePermission('portal:news:delete');
  const isPublished = news.status === newsStatus.published;
  const turn = isPublished ? 'revoke' : 'publish';
  const more: { key: NewsAction; label: string; danger?: boolean }[] = [
    ...(isPublished ? [{ key: 'look' as const, label: texts.look }] : []),
    ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <RowActions>
      {mayEdit && (
        <>
          <RowButton label={texts.edit} of={news.title} onClick={() => onAct('edit', news)} />
          <RowButton label={texts[turn]} of={news.title} onClick={() => onAct(turn, news)} />
        </>
      )}
      <RowMore name={news.title} items={more} onChoose={(action) => onAct(action, news)} />
    </RowActions>
  );
}
