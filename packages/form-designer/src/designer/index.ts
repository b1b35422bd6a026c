// The designer.
export { FormDesigner } from './FormDesigner';
export type { FormDesignerProps, SavedForm } from './FormDesignerProps';

// Templates of a user.
export { browserTemplates } from './templates/browserTemplates';
export type { OwnTemplate, TemplateStore } from './templates/TemplateStore';

// Field types of an application.
export { registerFieldFace, type OwnFieldFace } from '../fields/registerFieldFace';

// Texts.
export { memberName } from './texts/memberName';
