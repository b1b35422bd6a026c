export {
  checkForms,
  hasForm,
  isInitiatorStep,
  mayEdit,
  readingRights,
  rightsAt,
  startOf,
  type FieldRights,
  type FormNode as FlowFormNode,
} from './fieldRights';
