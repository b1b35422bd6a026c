import {
  AppstoreOutlined,
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
  holds: readonly string[];
}

/** Index of the demo pages; a page that is not listed here appears under `frame`. */
export const demoPages: readonly DemoPage[] = [
  {
    path: '/demo/ui',
    group: 'basic',
    icon: BlockOutlined,
    holds: ['SlideVerify', 'DraggableModal', 'ColorField', 'Barcode', 'AreaPicker', 'ImageViewer', 'Ellipsis'],
  },
  {
    path: '/demo/editors',
    group: 'basic',
    icon: EditOutlined,
    holds: ['RichTextEditor', 'MarkdownEditor', 'CodeEditor', 'RichContent'],
  },
  {
    path: '/demo/upload',
    group: 'basic',
    icon: CloudUploadOutlined,
    holds: ['FileUpload', 'ImageUpload', 'AvatarUpload', 'ImportDialog'],
  },
  {
    path: '/demo/pickers',
    group: 'input',
    icon: SelectOutlined,
    holds: ['UserSelect', 'DepartSelect', 'PopupPicker', 'RoleSelect', 'CategorySelect', 'DictSelect'],
  },
  {
    path: '/demo/cron',
    group: 'input',
    icon: FieldTimeOutlined,
    holds: ['CronInput', 'CronBuilder', 'CronPreview', 'CronSentence'],
  },
  {
    path: '/demo/advanced-query',
    group: 'input',
    icon: FilterOutlined,
    holds: ['AdvancedQuery', 'QueryBuilder'],
  },
  {
    path: '/demo/validators',
    group: 'input',
    icon: SafetyCertificateOutlined,
    holds: ['checkValue', 'checkExpression', 'catalogue'],
  },
  { path: '/lowcode/form-designer', group: 'input', icon: FormOutlined, holds: ['FormDesigner', 'FormRuntime'] },
  { path: '/demo/grid-columns', group: 'grid', icon: TableOutlined, holds: ['EditableGrid', 'MergedCells'] },
  { path: '/demo/grid-sync', group: 'grid', icon: TeamOutlined, holds: ['EditableGrid', 'createSheetSync'] },
  {
    path: '/demo/shell',
    group: 'frame',
    icon: LayoutOutlined,
    holds: ['PageCard', 'DescriptionGrid', 'EmptyState', 'ErrorPage', 'Failure'],
  },
];

/** For pages not listed above. */
export const OTHER: Omit<DemoPage, 'path'> = { group: 'frame', icon: AppstoreOutlined, holds: [] };
