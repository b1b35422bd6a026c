export { FormDesigner } from './FormDesigner';
export type { FormDesignerProps, SavedForm } from './FormDesignerProps';
