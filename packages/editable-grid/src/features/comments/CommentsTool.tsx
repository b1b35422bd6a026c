import type { GridKit } from '../../react/GridKit';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { Tool } from '../tools/Tool';

export interface CommentsToolProps<Row extends object> {
  kit: GridKit<Row>;
  /** Among the tools with icons; otherwise with its text. */
  asTool: boolean;
}

/** Opens the list of comments. */
export function CommentsTool<Row extends object>({ kit, asTool }: CommentsToolProps<Row>) {
  const texts = useSheetTexts();
  const open = (button: HTMLElement) => kit.commentList.call((list) => list(button));
  return asTool ? (
    <Tool label={texts.comments} popup="dialog" onPress={open}>
      <path d="M1.5 2h11v8H7l-3 2.5V10H1.5ZM4 5h6M4 7.3h4" />
    </Tool>
  ) : (
    <button
      type="button"
      className="gezi-button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      {texts.comments}
    </button>
  );
}
