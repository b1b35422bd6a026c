import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import Viewer from 'bpmn-js/lib/Viewer';
import { flowableModdle } from '@gezi/domain';
import { RENDERER } from './renderer';

/** @param isMovable whether the drawing is moved and zoomed with mouse and wheel */
export function createViewer(container: HTMLElement, isMovable: boolean): Viewer {
  const options = { container, bpmnRenderer: RENDERER, moddleExtensions: { flowable: flowableModdle } };
  return isMovable ? new NavigatedViewer(options) : new Viewer(options);
}
