import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { Form } from 'antd';
import { useTexts } from './texts';

/** Rich text of a record in a form, under `content`. @param required default true */
export function ContentField({ required = true }: { required?: boolean }) {
  const texts = useTexts();
  const pictures = useEditorPictures();
  return (
    <Form.Item
      name="content"
      label={texts.content}
      rules={required ? [{ required: true, message: texts.required(texts.content) }] : []}
    >
      <RichTextEditor aria-label={texts.content} height={360} {...pictures} />
    </Form.Item>
  );
}
