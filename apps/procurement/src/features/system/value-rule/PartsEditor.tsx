import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { MAX_PARTS, MAX_PATTERN } from '@gezi/domain';
import { Button, Input } from 'antd';
import { readDrafts, writeDrafts, type PartDraft } from './core/partDrafts';
import { useTexts } from './texts';

interface PartsEditorProps {
  /** The parts as JSON. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Editor of a check rule's parts. */
export function PartsEditor({ value = '', onChange = () => undefined }: PartsEditorProps) {
  const texts = useTexts();
  const drafts = readDrafts(value);
  const change = (at: number, part: Partial<PartDraft>) =>
    onChange(writeDrafts(drafts.map((draft, nth) => (nth === at ? { ...draft, ...part } : draft))));
  return (
    <div className="gezi-parts">
      {drafts.map((draft, at) => (
        <div key={at} className="gezi-parts-row">
          <Input
            aria-label={texts.nth(texts.digits, at + 1)}
            placeholder={texts.digits}
            maxLength={4}
            value={draft.digits}
            onChange={(event) => change(at, { digits: event.target.value.trim() })}
          />
          <Input
            aria-label={texts.nth(texts.pattern, at + 1)}
            placeholder={texts.pattern}
            maxLength={MAX_PATTERN}
            value={draft.pattern}
            onChange={(event) => change(at, { pattern: event.target.value })}
          />
          <Input
            aria-label={texts.nth(texts.partMessage, at + 1)}
            placeholder={texts.partMessage}
            maxLength={MAX_PATTERN}
            value={draft.message}
            onChange={(event) => change(at, { message: event.target.value })}
          />
          <Button
            type="text"
            danger
            aria-label={texts.removePart(at + 1)}
            icon={<DeleteOutlined aria-hidden />}
            disabled={drafts.length === 1}
            onClick={() => onChange(writeDrafts(drafts.filter((_draft, nth) => nth !== at)))}
          />
        </div>
      ))}
      {drafts.length < MAX_PARTS && (
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange(writeDrafts([...drafts, { digits: '', pattern: '', message: '' }]))}
        >
          {texts.addPart}
        </Button>
      )}
    </div>
  );
}
