import { ImageUpload } from '@gezi/upload';
import { ControlField } from '../../../../forms/ControlField';
import { useTexts } from './texts';

/** Uploads the picture as publicly readable. */
const PUBLIC = { jeditor: '1' };

/** Cover picture of a news item, field `coverUrl`: the id of a public file. */
export function CoverField() {
  const { news } = useTexts();
  return (
    <ControlField name="coverUrl" label={news.cover} hint={news.coverHint} isLabelled={false}>
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
    </ControlField>
  );
}
