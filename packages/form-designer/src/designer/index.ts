export { FormDesigner } from './FormDesigner';
export type { FormDesignerProps, SavedForm } from './FormDesignerProps';
export { memberName } from './texts/memberName';
export { browserTemplates } from './templates/browserTemplates';
export type { OwnTemplate, TemplateStore } from './templates/TemplateStore';
