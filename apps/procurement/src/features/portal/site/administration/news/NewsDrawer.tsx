import { useClient } from '@gezi/client';
import { addNews, editNews, viewNews, type News } from '@gezi/domain';
import { draftFor } from '../../../../../forms/core/draft';
import { AreaField } from '../../../../../forms/fields/AreaField';
import { SelectField } from '../../../../../forms/fields/SelectField';
import { TextField } from '../../../../../forms/fields/TextField';
import { CoverField } from '../CoverField';
import { FlagField } from '../FlagField';
import { SiteDrawer } from '../SiteDrawer';
import { StoredDrawer } from '../StoredDrawer';
import { useTexts } from '../texts';

interface NewsDrawerProps {
  /** Absent for a new one. */
  id?: string | undefined;
  onClose: () => void;
}

/** Form of a news item. */
export function NewsDrawer({ id, onClose }: NewsDrawerProps) {
  const { news } = useTexts();
  return (
    <StoredDrawer title={news.editTitle} endpoint={viewNews} id={id} onClose={onClose}>
      {(stored) => <Entered stored={stored} onClose={onClose} />}
    </StoredDrawer>
  );
}

function Entered({ stored, onClose }: { stored: News | undefined; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.news;
  const client = useClient();
  const initial = membersOf(stored ?? {});

  function save({ coverUrl, summary, author, ...members }: typeof initial) {
    const body = { ...members, coverUrl: coverUrl || null, summary: summary || null, author: author || null };
    return stored
      ? client.call(editNews, { ...body, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addNews, body, { silent: true });
  }

  return (
    <SiteDrawer
      title={stored ? t.editTitle : t.addTitle}
      part="news"
      schema={addNews.input}
      initial={initial}
      draft={draftFor('news', stored)}
      save={save}
      onClose={onClose}
    >
      <div className="gezi-fields">
        <SelectField
          name="category"
          label={t.category}
          options={Object.entries(t.categories).map(([value, label]) => ({ value, label }))}
        />
        <TextField name="author" label={t.author} />
        <FlagField name="topFlag" label={t.top} words={{ '0': texts.no, '1': texts.yes }} />
      </div>
      <AreaField name="summary" label={t.summary} lines={[2, 5]} showCount placeholder={t.summaryHint} />
      <CoverField />
    </SiteDrawer>
  );
}

/** Request body of a news item. */
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
