import { ImageUpload } from '@gezi/upload';
import { Form } from 'antd';
import { useTexts } from './texts';

/** Marks a picture as one that everybody may see. */
const PUBLIC = { jeditor: '1' };

/** The cover of news in a form, under `coverUrl`: the id of a public picture. */
export function CoverField() {
  const { news } = useTexts();
  return (
    <Form.Item name="coverUrl" label={news.cover} extra={news.coverHint}>
      <ImageUpload
        aria-label={news.cover}
        biz="jeditor"
        fields={PUBLIC}
        responseName="id"
        multiple={false}
        maxCount={1}
        tips=""
        nameOf={() => news.cover}
      />
    </Form.Item>
  );
}
