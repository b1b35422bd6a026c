import { ImageUpload } from '@gezi/upload';
import { OwnField } from '../../../../forms/OwnField';
import { useTexts } from './texts';

/** Marks a picture as one that everybody may see. */
const PUBLIC = { jeditor: '1' };

/** The cover of news in a form, under `coverUrl`: the id of a public picture. */
export function CoverField() {
  const { news } = useTexts();
  return (
    <OwnField name="coverUrl" label={news.cover} hint={news.coverHint} isLabelled={false}>
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
    </OwnField>
  );
}
