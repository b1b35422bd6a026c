import { useClient } from '@gezi/client';
import { addNews, editNews, viewNews, type News } from '@gezi/domain';
import { namedPopup } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Input, Select } from 'antd';
import { RecordDrawer } from '../../../crud/RecordDrawer';
import { ContentField } from '../ContentField';
import { CoverField } from '../CoverField';
import { FlagField } from '../FlagField';
import { renewSite } from '../renewSite';
import { DRAWER_WIDTH, StoredDrawer } from '../StoredDrawer';
import { useTexts } from '../texts';
import { TitleField } from '../TitleField';

interface NewsDrawerProps {
  /** None for new ones. */
  id?: string | undefined;
  onClose: () => void;
}

/** News to be written or changed. */
export function NewsDrawer({ id, onClose }: NewsDrawerProps) {
  const { news } = useTexts();
  if (id === undefined) return <Entered onClose={onClose} />;
  return (
    <StoredDrawer title={news.editTitle} endpoint={viewNews} id={id} onClose={onClose}>
      {(stored) => <Entered stored={stored} onClose={onClose} />}
    </StoredDrawer>
  );
}

function Entered({ stored, onClose }: { stored?: News; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.news;
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const initial = membersOf(stored ?? {});

  async function save({ coverUrl, summary, author, ...members }: typeof initial) {
    const kept = { ...members, coverUrl: coverUrl || null, summary: summary || null, author: author || null };
    if (stored) {
      const { id, updateTime } = stored;
      await client.call(editNews, { ...kept, id, updateTime }, { silent: true });
    } else await client.call(addNews, kept, { silent: true });
    await renewSite(queries, 'news');
    void message.success(texts.saved);
  }

  return (
    <RecordDrawer
      title={stored ? t.editTitle : t.addTitle}
      width={DRAWER_WIDTH}
      initial={initial}
      save={save}
      onSaved={onClose}
      onClose={onClose}
    >
      <TitleField />
      <div className="gezi-drawer-pair">
        <Form.Item name="category" label={t.category}>
          <Select
            virtual={false}
            popupRender={namedPopup(t.category)}
            options={Object.entries(t.categories).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
        <Form.Item name="author" label={t.author}>
          <Input maxLength={50} />
        </Form.Item>
        <FlagField name="topFlag" label={t.top} words={{ '0': texts.no, '1': texts.yes }} />
      </div>
      <Form.Item name="summary" label={t.summary}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={300} showCount placeholder={t.summaryHint} />
      </Form.Item>
      <CoverField />
      <ContentField />
    </RecordDrawer>
  );
}

/** What is entered of news. */
function membersOf({
  title = '',
  category = '1',
  author = null,
  topFlag = '0',
  summary = null,
  coverUrl = null,
  content = '',
}: Partial<News>) {
  return { title, category, author, topFlag, summary, coverUrl, content };
}
