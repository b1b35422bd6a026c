import type { EditorProps } from '../../dom/Popup';
import { FilesEditor } from '../shared/files/FilesEditor';

/** The files of a cell. */
export const Editor = (props: EditorProps) => <FilesEditor {...props} />;
