import {
  AppstoreOutlined,
  BarsOutlined,
  BlockOutlined,
  CloudUploadOutlined,
  EditOutlined,
  FieldTimeOutlined,
  FilterOutlined,
  FormOutlined,
  LayoutOutlined,
  SafetyCertificateOutlined,
  SelectOutlined,
  TableOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

export type DemoGroup = 'basic' | 'input' | 'grid' | 'frame';

export interface DemoPage {
  path: string;
  group: DemoGroup;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Names of the components shown there. */
  components: readonly string[];
}

/** Index of the demo pages; a page that is not listed here appears under `frame`. */
export const demoPages: readonly DemoPage[] = [
  {
    path: '/demo/ui',
    group: 'basic',
    icon: BlockOutlined,
    components: ['SlideVerify', 'DraggableModal', 'ColorField', 'Barcode', 'AreaPicker', 'ImageViewer', 'Ellipsis'],
  },
  {
    path: '/demo/editors',
    group: 'basic',
    icon: EditOutlined,
    components: ['RichTextEditor', 'MarkdownEditor', 'CodeEditor', 'RichContent'],
  },
  {
    path: '/demo/upload',
    group: 'basic',
    icon: CloudUploadOutlined,
    components: ['FileUpload', 'ImageUpload', 'AvatarUpload', 'ImportDialog'],
  },
  {
    path: '/demo/pickers',
    group: 'input',
    icon: SelectOutlined,
    components: ['UserSelect', 'DepartSelect', 'PopupPicker', 'RoleSelect', 'CategorySelect', 'DictSelect'],
  },
  {
    path: '/demo/cron',
    group: 'input',
    icon: FieldTimeOutlined,
    components: ['CronInput', 'CronBuilder', 'CronPreview', 'CronSentence'],
  },
  {
    path: '/demo/advanced-query',
    group: 'input',
    icon: FilterOutlined,
    components: ['AdvancedQuery', 'QueryBuilder'],
  },
  {
    path: '/demo/validators',
    group: 'input',
    icon: SafetyCertificateOutlined,
    components: ['checkValue', 'checkExpression', 'catalogue'],
  },
  { path: '/lowcode/form-designer', group: 'input', icon: FormOutlined, components: ['FormDesigner', 'FormRuntime'] },
  {
    path: '/demo/grid-large',
    group: 'grid',
    icon: BarsOutlined,
    components: ['EditableGrid', 'TreeSettings', 'SubFormSettings', 'RowAction'],
  },
  { path: '/demo/grid-columns', group: 'grid', icon: TableOutlined, components: ['EditableGrid', 'MergedCells'] },
  { path: '/demo/grid-sync', group: 'grid', icon: TeamOutlined, components: ['EditableGrid', 'createSheetSync'] },
  {
    path: '/demo/shell',
    group: 'frame',
    icon: LayoutOutlined,
    components: ['PageCard', 'DescriptionGrid', 'EmptyState', 'ErrorPage', 'Failure'],
  },
];

/** For pages not listed above. */
export const OTHER: Omit<DemoPage, 'path'> = { group: 'frame', icon: AppstoreOutlined, components: [] };
