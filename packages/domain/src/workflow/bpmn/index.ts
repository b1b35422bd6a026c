export { decodeXml } from './decodeXml';
export { flowableModdle } from './flowableModdle';
export { MAX_XML_LENGTH } from './guardXml';
export { layoutOf, type Bounds, type Layout, type Point } from './layoutOf';
export { formatBpmn, parseBpmn, readBpmn, type ReadProcess } from './readBpmn';
export { readLayout } from './readLayout';
export { withDrawing } from './withDrawing';
export { nodeMembers, timerMembers, writeBpmn } from './writeBpmn';
